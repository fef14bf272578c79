import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(path.join(import.meta.dirname, "recover.js"), "utf8");

interface Circumstances {
  /** What the main part says */
  content?: string;
  caches?: unknown;
  online?: boolean;
}

/**
 * Runs the script as a browser does at an address of the site, until its check is over.
 * @returns the address it shows at the end, the one it goes to, the names of the caches it deleted, and what it put on the page
 */
async function run(address: string, { content = "", caches, online = true }: Circumstances = {}) {
  const location = new URL(address, "https://site.example");
  const outcome = { shown: address, opened: "", deleted: [] as string[], body: "" };
  const below = ({ pathname, search }: URL) => pathname + search;
  const listeners: Record<string, () => void> = {};
  const waiting: (() => void)[] = [];
  const body = {
    style: {},
    set innerHTML(html: string) {
      outcome.body = html;
    },
  };
  runInNewContext(script, {
    URL,
    URLSearchParams,
    location: {
      ...{ href: location.href, pathname: location.pathname },
      replace: (target: URL) => Object.assign(outcome, { opened: below(target) }),
    },
    history: {
      replaceState: (_: unknown, __: string, target: URL) => Object.assign(outcome, { shown: below(target) }),
    },
    document: {
      body,
      documentElement: { classList: { add: () => {}, remove: () => {} } },
      // Without the site’s styles
      querySelector: (selector: string) => (selector === "main" ? { textContent: content } : null),
    },
    navigator: { onLine: online },
    caches: caches ?? {
      keys: async () => ["one", "two"],
      delete: async (name: string) => outcome.deleted.push(name),
    },
    addEventListener: (name: string, listener: () => void) => Object.assign(listeners, { [name]: listener }),
    setTimeout: (work: () => void) => waiting.push(work),
  });
  listeners.DOMContentLoaded?.();
  for (const work of waiting) work();
  await new Promise(setImmediate);
  return outcome;
}

const message = expect.stringContaining("We're experiencing a temporary issue");

test.each([
  ["/reviews?from=a%20friend", "/reviews?from=a+friend&reload_attempt=1"],
  ["/?reload_attempt=1", "/?reload_attempt=2"],
  ["/?reload_attempt=2", "/?reload_attempt=3"],
  ["/?reload_attempt=2.9", "/?reload_attempt=3"],
  ["/?reload_attempt=-1", "/?reload_attempt=1"],
  ["/?reload_attempt=abc", "/?reload_attempt=1"],
  ["/?reload_attempt=NaN", "/?reload_attempt=1"],
  ["/?reload_attempt=", "/?reload_attempt=1"],
])("an empty page at %s goes to %s", async (address, opened) => {
  expect(await run(address)).toMatchObject({ opened, body: "" });
});

test.each(["3", "1e9", "Infinity", "4"])("an empty page with reload_attempt=%s gets the message", async (attempt) => {
  expect(await run(`/?reload_attempt=${attempt}`)).toMatchObject({ opened: "", body: message });
});

test("an empty page without a connection gets the message", async () => {
  expect(await run("/", { online: false })).toMatchObject({ opened: "", body: message });
});

test.each(["3", "1", "-1", "abc", "1e9", "NaN", ""])(
  "on a page that is up, reload_attempt=%s clears the caches and leaves the address",
  async (attempt) => {
    const outcome = await run(`/?reload_attempt=${attempt}&act=drag`, { content: "Party" });
    expect(outcome).toEqual({ shown: "/?act=drag", opened: "", deleted: ["one", "two"], body: "" });
  },
);

test("a page that is up without reload_attempt is left alone, its caches too", async () => {
  const outcome = await run("/?act=drag", { content: "Party" });
  expect(outcome).toEqual({ shown: "/?act=drag", opened: "", deleted: [], body: "" });
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
test.each([
  ["missing", {}],
  ["closed", { keys: refuse }],
  ["failing", { keys: async () => refuse() }],
])("caches that are %s stop nothing", async (_, caches) => {
  expect(await run("/?reload_attempt=1", { caches })).toMatchObject({ opened: "/?reload_attempt=2" });
});
