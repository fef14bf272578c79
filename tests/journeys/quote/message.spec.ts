import site from "#content/site.ts";
import { axe } from "../../support/browser/axe.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { emailsOf } from "../../support/browser/request-details.ts";
import { expect, test } from "../../support/browser/test.ts";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a customer writes from the page of their request: an empty message is named, then it reaches the owner, and the form is empty again", async ({
      page,
      site: served,
      expectProblem,
    }) => {
      expectProblem(/400/);
      const fields = fullRequest();
      const reference = referenceIn(await send(served, fields));
      const { confirmation } = await emailsOf(served, fields.email ?? "", reference);
      await page.goto(new RegExp(`${served.origin}/quote/\\S+`).exec(confirmation.text)?.[0] ?? "");
      if (scripts) await hydrated(page);
      const venue = await page.getByRole("link", { name: "Email the venue" }).getAttribute("href");
      expect(new URL(venue ?? "").searchParams.get("body")).toContain("Is that all right with you?");
      const message = page.getByLabel("Your message");
      await page.getByRole("button", { name: "Send message" }).click();
      const problem = page.getByRole("alert");
      await expect(problem.getByRole("link")).toHaveText(["Write your message"]);
      await expect(problem).toBeFocused();
      await expect(page).toHaveTitle(/^Error: We have your request/);
      if (scripts) await axe(page);

      const words = `Eight o’clock, by the lift. ${test.info().testId}`;
      await message.fill(words);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.locator(":focus"), "it is read out").toHaveText("Your message is with us.");
      await expect(message).toHaveValue("");
      await expect(page).toHaveTitle(/^We have your request/);
      const received = await served.mailbox.waitFor(({ text }) => text.includes(words));
      expect(received).toMatchObject({ to: [site.email], replyTo: [fields.email] });
      expect(received.subject).toContain(reference);
      await page.reload();
      expect(served.rows.mailsOf(reference)).toHaveLength(3);
    });
  });
}
