/** The desk in a real browser. */
import type { Page } from "@playwright/test";
import agency from "#content/site.ts";
import { cookieNames } from "../../../app/features/desk/access/cookies.ts";
import { beginSession } from "../../../app/features/desk/access/sessions.server.ts";
import type { Site } from "../processes/site.ts";
import { inStore } from "./site-store.ts";

/** Who may enter a site without `DESK_EMAILS`. One person gets six links an hour, so a test that signs in often uses a site of its own. */
const owner = agency.email;

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

/** Gives the browser a stored session of the owner, for journeys about something other than signing in. */
export async function enter(page: Page, site: Pick<Site, "dataFolder" | "origin">, email = owner): Promise<void> {
  const person = { kind: "owner", email } as const;
  const began = { person, way: "terminal", userAgent: null, now: new Date(), before: undefined } as const;
  const value = await inStore(site, ({ write }) => write((within) => beginSession(within, began)));
  await page.context().addCookies([{ name: cookieNames.session, value, url: site.origin }]);
}
