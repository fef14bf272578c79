import { expect, it } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser, owner } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { chaseMessages } from "../../chasing/chase-messages.server.ts";
import { sendMessage } from "../../message/write-message.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

describeOnEach("the demonstration week", (stores) => {
  it("fills the first screen, sends no email, and is taken away again with everything that belongs to it", async () => {
    const { run, ports, store, setTime } = await stockedDesk(stores);
    const boss = await deskBrowser(ports);
    expect((await boss.get("/desk")).text).toContain("npm run desk -- demo");
    const tables = [
      "quote",
      "enquiry",
      "performer",
      "performerAct",
      "payment",
      "refund",
      "invoice",
      "invoiceSeries",
      "outbox",
      "message",
      "notice",
      "deskChange",
      "searchWord",
    ] as const;
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => [table, (await store.database.selectFrom(table).selectAll().execute()).length]),
        ),
      );
    const before = await counts();
    expect(await run("demo")).toMatchObject({ code: 0 });
    expect(await counts()).toMatchObject({ quote: 9, enquiry: 1, performer: 4, outbox: 0 });
    const { page } = await boss.get("/desk");
    expect(page.querySelectorAll(".desk-tasks h2").map(({ text }) => text.replace(/ \d+$/, ""))).toEqual([
      "Money owed back",
      "New enquiries",
      "Messages to answer",
      "Priced and not sent",
      "Soon, and no performer",
      "Soon, and no time or venue",
      "Balances due",
      "Prices about to expire",
      "Later, and a performer to find",
    ]);
    expect((await run("demo")).err).toContain("The demonstration week is loaded");
    const enquiry = await store.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
    setTime("2026-11-25T12:00:00Z");
    await chaseMessages(ports, new AbortController().signal);
    await sendMessage(ports, { subjectRef: enquiry.id, text: "We do.", by: owner });
    expect(await counts()).toMatchObject({ message: 1, outbox: 2 });
    expect((await run("demo --clear")).out).toContain("9 bookings");
    expect(await counts()).toEqual(before);
  });

  it("is not loaded beside real bookings, nor where it would send email", async () => {
    const { run, ports, env } = await stockedDesk(stores);
    env.SMTP_URL = "smtp://127.0.0.1:1";
    expect((await run("demo")).err).toContain("SMTP_URL is set");
    delete env.SMTP_URL;
    await requestQuote(ports, form());
    expect((await run("demo")).err).toContain("There are bookings already");
    expect((await run("demo --clear")).out).toContain("0 bookings");
  });
});
