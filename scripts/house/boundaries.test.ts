/** Checks that each rule of .dependency-cruiser.mjs catches a wrong import, in a project of two-line files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { afterAll, expect, test } from "vitest";

/** A wrong import, and the rule that it breaks. */
const wrong: [rule: string, from: string, to: string][] = [
  ["no-circles", "server/a.ts", "server/b.ts"],
  ["nobody-imports-pages", "app/features/quote/view.ts", "app/pages/home/page.ts"],
  ["a-page-imports-no-other-page", "app/pages/home/page.ts", "app/pages/legal/page.ts"],
  ["features-know-no-start-up", "app/features/site/seo.server.ts", "app/startup/report.ts"],
  ["forms-dates-and-email-serve-every-feature", "app/dates/dates.ts", "app/features/quote/schema.ts"],
  ["ui-knows-nothing-of-the-product", "app/ui/button.ts", "app/features/quote/schema.ts"],
  ["quote-public-files", "app/features/review/rules.ts", "app/features/quote/view.ts"],
  ["booking-public-files", "app/features/payment/rules.ts", "app/features/booking/set-price.server.ts"],
  ["quote-comes-first", "app/features/quote/store.server.ts", "app/features/booking/offer.server.ts"],
  ["booking-comes-first", "app/features/booking/email.ts", "app/features/payment/rules.ts"],
  ["content-is-read-on-the-server", "app/features/quote/form.ts", "content/site.ts"],
  ["app-asks-for-ports", "app/root.ts", "server/config.ts"],
  ["adapters-know-only-the-port", "server/email/outbox.ts", "app/features/quote/schema.ts"],
  ["payment-adapters-are-chosen-in-one-place", "server/ports.ts", "server/payments/stripe/stripe.ts"],
  ["verified-by-adapters-alone", "server/http/payment-webhook.ts", "server/payments/verified.ts"],
  ["production-never-imports-tests", "server/app.ts", "tests/support/processes/scratch.ts"],
];

const house = mkdtempSync(path.join(tmpdir(), "house-"));
afterAll(() => rmSync(house, { recursive: true }));

test("every wrong import is caught, of types as well", async () => {
  const files = new Map<string, string>();
  const imports = (from: string, to: string) =>
    files.set(
      from,
      `${files.get(from) ?? ""}import type {} from "${path.relative(path.dirname(`/${from}`), `/${to}`).replace(/^(?!\.)/, "./")}";\n`,
    );
  for (const [, from, to] of wrong) {
    if (!files.has(to)) files.set(to, "");
    imports(from, to);
  }
  imports("server/b.ts", "server/a.ts");
  // This rule is about code that reaches a bundle, where types leave no trace.
  files.set("app/features/quote/form.ts", 'import "../../../content/site.ts";\n');
  for (const [file, text] of files) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  const { forbidden, options } = await extractDepcruiseConfig(path.resolve(".dependency-cruiser.mjs"));
  const { output } = await cruise(["app", "content", "server", "tests"], {
    ...options,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  });
  const caught = typeof output === "string" ? [] : output.summary.violations;
  for (const [name, from] of wrong)
    expect(caught).toContainEqual(expect.objectContaining({ from, rule: expect.objectContaining({ name }) }));
});
