import { afterEach, expect, it } from "vitest";
import { form, withdrawNow } from "../../../tests/support/product/booking.ts";
import { priceAndSend, twoProcesses } from "../../../tests/support/product/chased.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { site } from "../site/site.server.ts";
import { chaseMessages } from "./chase-messages.server.ts";
import { chaseRequests } from "./chase-requests.server.ts";

const never = new AbortController().signal;

const shipped = { ...site.chasing };
afterEach(() => void Object.assign(site.chasing, shipped));

describeOnEach("the owner", (stores) => {
  it("gets one email at each step while somebody waits, from either of two processes", async () => {
    const { ports, other, at, subjects } = await twoProcesses(stores);
    const { reference } = await requestQuote(ports, form());
    const sent = () => subjects(reference, "unanswered-for-desk");
    at("2026-11-21T12:59:00Z");
    expect(await chaseRequests(ports, never)).toBe(0);
    at("2026-11-21T13:01:00Z");
    const both = await Promise.all([chaseRequests(ports, never), chaseRequests(other, never)]);
    expect(both[0] + both[1]).toBe(1);
    at("2026-11-22T12:01:00Z");
    // The site was down when 4 and 24 hours had passed: only the longer is sent.
    expect(await chaseRequests(ports, never)).toBe(1);
    expect(await chaseRequests(ports, never)).toBe(0);
    expect((await sent()).toSorted()).toEqual([
      expect.stringMatching(/^Waiting for a day: BT-\S+ 2 × cheeky butlers, York/),
      expect.stringMatching(/^Waiting for an hour: /),
    ]);
  });

  it("gets emails about messages from the contact form too, until they are answered or ticked off", async () => {
    const { ports, other, at } = await twoProcesses(stores);
    const [open, answered, done, machine] = ["open", "answered", "done", "machine"];
    for (const id of [open, answered, done, machine]) {
      const enquiry = { name: "Zoë", email: "zoe@example.com", phone: null, message: `Ilkley, ${id}?` } as never;
      await sendEnquiry(ports, { enquiry, key: id, suspect: id === machine });
    }
    const rows = await ports.database.selectFrom("enquiry").select(["id", "idempotencyKey"]).execute();
    const idOf = (key: string) => rows.find(({ idempotencyKey }) => idempotencyKey === key)?.id ?? "";
    await ports.write(async (write) => {
      const [id, createdAt] = ["m1", "2026-11-21T12:10:00.000Z"];
      const message = { id, subjectRef: idOf(answered), direction: "out", words: "Yes", author: "us", sourceKey: null };
      await write
        .insertInto("message")
        .values({ ...message, direction: "out", createdAt })
        .execute();
      await write.updateTable("enquiry").set({ doneAt: createdAt }).where("id", "=", idOf(done)).execute();
    });
    at("2026-11-21T13:01:00Z");
    const both = await Promise.all([chaseMessages(ports, never), chaseMessages(other, never)]);
    expect(both[0] + both[1]).toBe(1);
    expect(await chaseMessages(ports, never)).toBe(0);
    const sent = await ports.database
      .selectFrom("outbox")
      .select("message")
      .where("kind", "=", "message-unanswered-for-desk")
      .execute();
    expect(sent.map(({ message }) => JSON.parse(message))).toMatchObject([
      {
        subject: "A message waits for an hour",
        text: expect.stringMatching(/\/desk\/messages\/[0-9a-f-]{36}[\s\S]*Ilkley, open\?/),
      },
    ]);
  });

  it("gets no email about requests that are answered, withdrawn, past or automatic, nor any when it is switched off", async () => {
    const { ports, at } = await twoProcesses(stores);
    const withdrawn = await requestQuote(ports, form());
    await withdrawNow(ports, withdrawn.reference);
    await requestQuote(ports, form({}, { suspect: true }));
    await requestQuote(ports, form({ date: "22 November 2026" }));
    const answered = await requestQuote(ports, form());
    await priceAndSend(ports, answered.reference);
    const written = await requestQuote(ports, form());
    await ports.write(async (write) => {
      const message = { id: "m1", subjectRef: written.reference, words: "Which floor?", author: "us", sourceKey: null };
      await write
        .insertInto("message")
        .values({ ...message, direction: "out", createdAt: "2026-11-21T12:10:00.000Z" })
        .execute();
    });
    at("2026-11-23T12:01:00Z");
    expect(await chaseRequests(ports, never)).toBe(0);
    at("2026-11-21T12:00:00Z");
    await requestQuote(ports, form());
    at("2026-11-21T20:00:00Z");
    site.chasing.unansweredHours = [];
    expect(await chaseRequests(ports, never)).toBe(0);
  });

  it("gets the emails that a killed process did not write, and none twice", async () => {
    const { ports, at, subjects } = await twoProcesses(stores);
    const { reference } = await requestQuote(ports, form());
    at("2026-11-21T14:00:00Z");
    const died = new Error("died");
    const dying = {
      ...ports,
      write: <T>(work: Parameters<typeof ports.write<T>>[0]) =>
        ports.write<T>(async (write) => {
          await work(write);
          throw died;
        }),
    };
    await expect(chaseRequests(dying, never)).rejects.toBe(died);
    expect(await subjects(reference, "unanswered-for-desk")).toEqual([]);
    expect(await chaseRequests(ports, never)).toBe(1);
    expect(await chaseRequests(ports, never)).toBe(0);
  });
});
