import site from "#content/site.ts";
import { axe } from "../../support/browser/axe.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { plainVisit } from "../../support/browser/plain-visit.ts";
import { fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { emailsOf } from "../../support/browser/request-details.ts";
import { expect, test } from "../../support/browser/test.ts";
import type { Site } from "../../support/processes/site.ts";

/** A request with its private page, by the link in the confirmation. */
async function requested(served: Site) {
  const fields = fullRequest();
  const reference = referenceIn(await send(served, fields));
  const { confirmation } = await emailsOf(served, fields.email ?? "", reference);
  const address = new RegExp(`${served.origin}/quote/\\S+`).exec(confirmation.text)?.[0] ?? "";
  return { reference, address, email: fields.email };
}

/** The message has reached the owner, once. */
async function expectReceived(
  served: Site,
  words: string,
  { reference, email }: Awaited<ReturnType<typeof requested>>,
) {
  const received = await served.mailbox.waitFor(({ text }) => text.includes(words));
  expect(received).toMatchObject({ to: [site.email], replyTo: [email] });
  expect(received.subject).toContain(reference);
  expect(served.rows.mailsOf(reference)).toHaveLength(3);
}

test("a customer writes from the page of their request: an empty message is named, then it reaches the owner, and the form is empty again", async ({
  page,
  site: served,
  expectProblem,
}) => {
  expectProblem(/400/);
  const request = await requested(served);
  await page.goto(request.address);
  await hydrated(page);
  const venue = await page.getByRole("link", { name: "Email the venue" }).getAttribute("href");
  expect(new URL(venue ?? "").searchParams.get("body")).toContain("Is that all right with you?");
  const message = page.getByLabel("Your message");
  await page.getByRole("button", { name: "Send message" }).click();
  const problem = page.getByRole("alert");
  await expect(problem.getByRole("link")).toHaveText(["Write your message"]);
  await expect(problem).toBeFocused();
  await expect(page).toHaveTitle(/^Error: We have your request/);
  await axe(page);

  const words = `Eight o’clock, by the lift. ${test.info().testId}`;
  await message.fill(words);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator(":focus"), "it is read out").toHaveText("Your message is with us.");
  await expect(message).toHaveValue("");
  await expect(page).toHaveTitle(/^We have your request/);
  await page.reload();
  await expectReceived(served, words, request);
});

test("without a script the same, and what is read out has the focus when the page has loaded", async ({
  site: served,
}) => {
  const request = await requested(served);
  const visit = plainVisit(served);
  await visit.open(request.address);
  const again = await visit.press("Send message");
  expect(again.querySelector("title")?.text).toMatch(/^Error: We have your request/);
  expect(again.querySelector("[role=alert][autofocus]")?.text).toContain("Write your message");
  const words = `Eight o’clock, by the lift. ${test.info().testId}`;
  const written = await visit.press("Send message", { message: words });
  expect(written.querySelector("title")?.text).toMatch(/^We have your request/);
  expect(written.querySelector("p[autofocus]")?.text).toBe("Your message is with us.");
  expect(written.querySelector("textarea")?.text).toBe("");
  await visit.open(visit.address.href);
  await expectReceived(served, words, request);
});
