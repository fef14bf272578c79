/** The desk in a real browser. */
import type { Page } from "@playwright/test";
import type { Site } from "../processes/site.ts";

/** Who may enter: for `DESK_EMAILS`. */
export const owner = "owner@agency.example";

/** Signs the owner in by the link in an email. @param lands the page that this leads to */
export async function signIn(page: Page, { mailbox }: Pick<Site, "mailbox">, lands = /\/desk$/): Promise<void> {
  const earlier = new Set(mailbox.received);
  await page.goto("/desk/sign-in");
  await page.getByLabel(/mail/).fill(owner);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const mail = await mailbox.waitFor(
    (one) => !earlier.has(one) && one.to.includes(owner) && one.text.includes("/desk/sign-in/link"),
  );
  await page.goto(/https?:\S+\/desk\/sign-in\/link\S+/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(lands);
}
