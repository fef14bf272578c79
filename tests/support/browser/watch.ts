/** Collects errors that a page does not show on the screen, for the end of the test. */
import type { BrowserContext } from "@playwright/test";

export interface Watch {
  /** Begins watching every page of a context. */
  end(context: BrowserContext): void;
  /** Allows this test to visit another site. */
  allow(origin: string): void;
  /** Announces a problem that this test causes on purpose. One that does not come fails the test as well. */
  expectProblem(pattern: RegExp): void;
  /** Makes every page leave the site. Called before a site is stopped on purpose, so that no page still loads from it. */
  leave(): Promise<void>;
  /** @throws Error with every problem that was not announced, and every announced one that never came */
  verdict(): void;
}

export function watch(): Watch {
  const problems = new Set<string>();
  const announced: RegExp[] = [];
  const origins = new Set<string>();
  const contexts: BrowserContext[] = [];

  return {
    end(context) {
      contexts.push(context);
      context.on("console", (message) => {
        const type = message.type();
        if (type !== "error" && type !== "warning") return;
        problems.add(`console ${type}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => problems.add(`page error: ${error.error().stack ?? error.error().message}`));
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !origins.has(origin)) problems.add(`another origin: ${request.url()}`);
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "no reason";
        // The browser aborts requests itself, such as those that a page is still loading when it is left.
        if (reason !== "net::ERR_ABORTED")
          problems.add(`failed request: ${reason} ${request.method()} ${request.url()}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400)
          problems.add(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
      });
    },
    allow: (origin) => void origins.add(origin),
    expectProblem: (pattern) => void announced.push(pattern),
    async leave() {
      for (const page of contexts.flatMap((context) => context.pages())) await page.goto("about:blank").catch(() => {});
    },
    verdict() {
      const surprises = [...problems].filter((problem) => !announced.some((pattern) => pattern.test(problem)));
      const missing = announced.filter((pattern) => ![...problems].some((problem) => pattern.test(problem)));
      const complaints = [
        ...surprises.map((problem) => `The page did what no page should: ${problem}`),
        ...missing.map((pattern) => `The announced problem ${pattern} never came.`),
      ];
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    },
  };
}
