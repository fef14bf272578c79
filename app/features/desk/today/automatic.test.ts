import { expect, it } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { sendEnquiry } from "../../enquiry/send-enquiry.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

describeOnEach("what looks automatic", (stores) => {
  it("is on both desks' first screens, after all else, until it is answered or ticked off", async () => {
    const { ports, store, run, json } = await stockedDesk(stores);
    await requestQuote(ports, form());
    const { reference } = await requestQuote(ports, form({ name: "Ann" }, { suspect: true }));
    const enquiry = { name: "Bea", email: "bea@example.com", phone: null, message: "Do you?" };
    await sendEnquiry(ports, { enquiry, key: "one", suspect: true });
    const { id } = await store.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
    const boss = await deskBrowser(ports);
    const titles = async () =>
      (await boss.get("/desk")).page.querySelectorAll(".desk-tasks h2").map(({ text }) => text);

    const both = ["Enquiries that look automatic 1", "Messages that look automatic 1"];
    expect(await titles()).toEqual(["New enquiries 1", ...both]);
    const { page } = await boss.get("/desk");
    for (const [group, name, to] of [
      ["automatic-enquiries", "Ann", `/desk/bookings/${reference}`],
      ["automatic-messages", "Bea", `/desk/messages/${id}`],
    ]) {
      const task = page.querySelector(`[aria-labelledby="${group}"] .desk-task`);
      expect(task?.querySelector("h3 a")?.getAttribute("href")).toBe(to);
      expect(task?.text).toMatch(new RegExp(`${name}.*Please check`));
    }
    const { out } = await run("today");
    expect(out).toContain("Enquiries that look automatic: 1");
    expect(out).toContain("Messages that look automatic: 1");
    expect(await json("today")).toMatchObject({ automaticEnquiries: [{ reference }], automaticMessages: [{ id }] });

    await json(`price ${reference} --yes`);
    await boss.post(`/desk/messages/${id}`, { intent: "done" });
    expect(await titles()).toEqual(["New enquiries 1", "Priced and not sent 1"]);
  });
});
