/** One booking at the desk on the owner's phone, without JavaScript. */
import { pay } from "../../support/browser/booking-page.ts";
import { enter } from "../../support/browser/desk-page.ts";
import { overflows } from "../../support/browser/geometry.ts";
import { fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";

test("the core of a week without a script: priced, agreed to, paid for, moved, made dearer after a no, paid up, and unpaid again", async ({
  newVisitor,
  site,
}) => {
  const desk = await newVisitor({ javaScriptEnabled: false });
  const customer = await newVisitor({ javaScriptEnabled: false });
  const fields = fullRequest({ time: "7.30pm", venue: "" });
  const email = fields.email ?? "";
  const reference = referenceIn(await send(site, fields));
  const linkIn = async (label: string) => {
    const { text } = await site.mailbox.waitFor(({ to, text: body }) => to.includes(email) && body.includes(label));
    return new RegExp(`${label}:\\s+(\\S+)`).exec(text)?.[1] ?? "";
  };

  await enter(desk, site);
  await desk.goto(`/desk/bookings/${reference}`);
  expect(await overflows(desk)).toEqual([]);
  await desk.getByLabel("A note, seen by us alone").fill("Ring the side door");
  await desk.getByRole("button", { name: "Keep the note" }).click();
  await expect(desk.locator(".desk-notes")).toContainText("Ring the side door");

  await desk.getByRole("link", { name: "Price it" }).first().click();
  await desk.getByLabel("Line 3", { exact: true }).fill("Second costume");
  await desk.getByRole("textbox", { name: "£ of line 3" }).fill("25.50");
  await desk.getByLabel(/A note to the customer/).fill("Lovely to hear from you.");
  await desk.getByRole("button", { name: "Work it out" }).click();
  await expect(desk.locator(".desk-price-total")).toContainText("£351.80");
  expect(await overflows(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Save and look at the email" }).click();
  await expect(desk.locator(".desk-mail-text")).toContainText("Lovely to hear from you.");
  await desk.getByRole("button", { name: `Send to ${email}` }).click();

  await customer.goto(await linkIn("Book it: pay £70.36"));
  await expect(customer.getByRole("main")).toContainText("Lovely to hear from you.");
  await pay(customer);
  expect(site.rows.quote(reference).status).toBe("booked");

  await desk.goto(`/desk/bookings/${reference}`);
  await expect(desk.locator(".desk-timeline")).toContainText("Opened the private link, the customer");
  await desk.getByRole("link", { name: "Change", exact: true }).first().click();
  const moved = daysAhead(60);
  await desk.getByLabel("Date").fill(moved.iso);
  await desk.getByRole("button", { name: "Look at what changes" }).click();
  await expect(desk.locator(".desk-changes")).toContainText(moved.readBack);
  await expect(desk.locator(".desk-different")).toContainText("It leaves them less time to cancel");
  expect(await overflows(desk)).toEqual([]);
  await desk.getByText("They said yes to it on the phone").click();
  await desk.getByRole("button", { name: "Ask the customer" }).click();
  await site.mailbox.waitFor(
    ({ to, text }) =>
      to.includes(email) &&
      text.includes(`Date: ${moved.readBack}`) &&
      text.includes("Kept on cancelling: nothing until"),
  );

  const askForAThird = async () => {
    await desk.goto(`/desk/bookings/${reference}/edit`);
    await desk.getByLabel("Performers").fill("3");
    await desk.getByRole("button", { name: "Look at what changes" }).click();
    await expect(desk.locator(".desk-changes")).toContainText("£160 more");
    const sums = desk.locator(".desk-different :is(.desk-price td, .desk-money)");
    const broken = await sums.evaluateAll((all) =>
      all.flatMap((sum) => {
        const range = document.createRange();
        range.selectNodeContents(sum);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        return lines.size > 1 ? [sum.textContent] : [];
      }),
    );
    expect(broken, "a sum is on one line").toEqual([]);
    await desk.getByRole("button", { name: "Ask the customer" }).click();
    await customer.goto(await linkIn("Look and say yes or no"));
  };
  await askForAThird();
  const no = customer.getByRole("button", { name: "Say no to the change" });
  await expect(no).toBeHidden();
  await customer.getByText("No, leave it as it is").click();
  expect(await overflows(customer)).toEqual([]);
  await no.click();
  await expect(customer.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await expect(customer.getByRole("main")).toContainText("your booking stays as it was");
  await expect(customer.getByRole("main")).toContainText("£351.80");
  await site.mailbox.waitFor(({ subject }) => subject.startsWith(`No to the change: ${reference}`));
  await desk.goto("/desk");
  const declined = desk.getByRole("region", { name: /Said no to a change/ });
  await expect(declined).toContainText(fields.name ?? "");
  await declined.getByRole("button", { name: "Tick it off" }).click();
  await expect(desk.getByRole("status").first()).toContainText("Ticked off");
  await askForAThird();
  await customer.getByRole("button", { name: "Yes, change it" }).click();
  await expect(customer.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await expect(customer.getByRole("main")).toContainText("£511.80");

  await desk.goto(`/desk/bookings/${reference}/paid`);
  await desk.getByText(/^The balance, £441\.44/).click();
  await desk.getByText("By bank transfer").click();
  await desk.getByRole("button", { name: "Mark it paid" }).click();
  await expect(desk.getByRole("status").first()).toContainText("£441.44");
  expect(site.rows.quote(reference).status).toBe("balance-paid");
  await desk.getByRole("link", { name: "Marked by mistake? Balance" }).click();
  await expect(desk.getByRole("main")).toContainText("The balance, £441.44");
  expect(await overflows(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Mark as not paid" }).click();
  await expect(desk.getByRole("status").first()).toContainText("£441.44 (the balance) is left to pay again");
  await site.mailbox.waitFor(({ to, subject }) => to.includes(email) && subject.startsWith("A correction"));
  await customer.reload();
  await expect(customer.getByRole("main")).toContainText(/Left to pay by [^£]+£441\.44/);

  await desk.goto(`/desk/bookings/${reference}`);
  await desk.getByRole("link", { name: "Refund a part" }).click();
  await desk.getByLabel("Pounds to refund").fill("20.50");
  await desk.getByLabel("A note to the customer").fill("Sorry for the wait.");
  expect(await overflows(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Refund it" }).click();
  await expect(desk.getByRole("status").first()).toContainText("£20.50 goes back");
  const back = await site.mailbox.waitFor(({ to, text }) => to.includes(email) && text.includes("Sorry for the wait."));
  expect(back.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^Credit note CN-/)]);
  await customer.reload();
  await expect(customer.getByRole("main")).toContainText(/On its way back to you\s*−£20\.50/);
  await expect(customer.getByRole("main")).toContainText(/Taken off since\s*£20\.50/);
});
