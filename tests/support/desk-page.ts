/** The desk in a real browser. */
import type { Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** Who may enter: for `DESK_EMAILS`. */
export const owner = "owner@agency.example";

/** By the link in an email, as the owner comes in. */
export async function signIn(page: Page, { mailbox }: Pick<Site, "mailbox">): Promise<void> {
  await page.goto("/desk/sign-in");
  await page.getByLabel(/mail/).fill(owner);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const mail = await mailbox.waitFor(({ to, text }) => to.includes(owner) && text.includes("/desk/sign-in/link"));
  await page.goto(/https?:\S+\/desk\/sign-in\/link\S+/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/desk$/);
}
