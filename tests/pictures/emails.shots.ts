/** Every email as docs/ shows it, on a small phone, a phone and a desktop screen, in light and dark mode. */
import path from "node:path";
import { runnerImport } from "vite";
import { test } from "../support/browser/test.ts";

const root = path.resolve(import.meta.dirname, "../..");
const shown = [
  "quote-received",
  "quote-offer",
  "booked",
  "payment-failed",
  "cancelled",
  "review-invite",
  "quote-for-desk",
  "unmarked",
] as const;

test("emails", async ({ page, site }) => {
  test.skip(test.info().project.name !== "390", "It sets the widths itself.");
  const { module } = await runnerImport<typeof import("./drawn-emails.ts")>(
    path.join(root, "tests/pictures/drawn-emails.ts"),
    {
      root,
      configFile: false,
      logLevel: "error",
      define: { "import.meta.env.PUBLIC_ORIGIN": `"${site.origin}"` },
    },
  );
  const { emails, surprise } = module;
  const all = [...shown.map((kind) => [kind, emails[kind]] as const), ["booked-surprise", surprise.booked] as const];
  // At an address of the site, from which its pictures load, without its policy, which blocks the email's styles.
  const address = `${site.origin}/email-as-shown`;
  let body = "";
  await page.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, { html }] of all)
      for (const width of [320, 390, 640]) {
        await page.setViewportSize({ width, height: 844 });
        // A mail program shows an email as wide as the screen; a browser needs the viewport tag.
        body = html.replace("<head>", '<head><meta name="viewport" content="width=device-width">');
        await page.goto(address);
        const file = path.join(root, `docs/pictures/email-${name}-${width}-${colorScheme}.jpg`);
        await page.screenshot({ path: file, type: "jpeg", quality: 45, fullPage: true });
      }
  }
});
