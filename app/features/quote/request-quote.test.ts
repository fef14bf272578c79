import { expect, test } from "vitest";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { repliesPerDay } from "../../../server/email/outbox.ts";
import { form as asked } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { visitorPorts } from "../../../tests/support/product/visitor-ports.ts";
import type { Mail } from "../../context.ts";
import { namesOf } from "./display-names.server.ts";
import { requestQuote } from "./request-quote.server.ts";
import { quoteByLink } from "./store.server.ts";

const mails = async ({ database }: OpenDatabase) =>
  (await database.selectFrom("outbox").select(["kind", "message", "subjectRef"]).orderBy("kind").execute()).map(
    ({ kind, message, subjectRef }) => ({ kind, subjectRef, mail: JSON.parse(message) as Mail }),
  );
const quotes = ({ database }: OpenDatabase) => database.selectFrom("quote").selectAll().execute();

describeOnEach("asking for a quote", (stores) => {
  test("stores the request and both mails together, then wakes the deliverer", async () => {
    const store = await stores.fresh();
    const { ports, wakes } = visitorPorts(store);
    const outcome = await requestQuote(ports, asked());
    expect(outcome.kind).toBe("stored");
    const [quote] = await quotes(store);
    expect(quote).toMatchObject({
      reference: outcome.reference,
      suspect: 0,
      total: 32_630,
      phoneE164: "+447700900123",
    });
    const sent = await mails(store);
    expect(sent.map(({ kind, subjectRef }) => [kind, subjectRef])).toEqual([
      ["quote-for-desk", outcome.reference],
      ["quote-received", outcome.reference],
    ]);
    const key = /\?key=(\S+)/.exec(sent[1]?.mail.text ?? "")?.[1] ?? "";
    const link = { reference: outcome.reference, key, now: ports.clock.now().toISOString() };
    expect(await quoteByLink(store.database, link)).toEqual(quote);
    expect(wakes.count).toBe(1);
  });

  test("stores what the package includes, whatever the catalogue says later", async () => {
    const store = await stores.fresh();
    await requestQuote(visitorPorts(store).ports, asked());
    const [quote] = await quotes(store);
    if (!quote) throw new Error("nothing is stored");
    const included = /^120 minutes of serving drinks.*\. Bow tie/;
    expect(namesOf(quote).included).toMatch(included);
    expect(namesOf({ ...quote, packageId: "gone" }).included).toMatch(included);
  });

  test("ten sendings of one form at once are one quote with one set of mails", async () => {
    const store = await stores.fresh();
    const { ports, wakes } = visitorPorts(store);
    const form = asked();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => requestQuote(ports, form)));
    expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1);
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
    expect(await quotes(store)).toHaveLength(1);
    expect(await mails(store)).toHaveLength(2);
    expect(wakes.count).toBe(1);
  });

  test("a form sent again with other answers says so, and nothing is lost or doubled", async () => {
    const store = await stores.fresh();
    const { ports } = visitorPorts(store);
    const form = asked();
    const first = await requestQuote(ports, form);
    expect(await requestQuote(ports, asked({ guests: "30" }, { key: form.key }))).toEqual({
      kind: "changed",
      reference: first.reference,
    });
    expect(await requestQuote(ports, form)).toEqual({ kind: "already", reference: first.reference });
    expect(await quotes(store)).toHaveLength(1);
  });

  test("what a machine seems to have sent reaches the desk, and nobody else", async () => {
    const store = await stores.fresh();
    const { ports } = visitorPorts(store);
    await requestQuote(ports, asked({}, { suspect: true }));
    expect(await quotes(store)).toMatchObject([{ suspect: 1 }]);
    expect((await mails(store)).map(({ kind, mail }) => [kind, mail.subject.startsWith("Please check: ")])).toEqual([
      ["quote-for-desk", true],
    ]);
  });

  test("a mailbox gets only so many confirmations a day, however it is spelled; the desk gets every request", async () => {
    const store = await stores.fresh();
    const { ports } = visitorPorts(store);
    for (let i = 0; i < repliesPerDay + 2; i++)
      await requestQuote(ports, asked({ email: i % 2 ? "Zoe@example.com" : `zoe+${i}@example.com` }));
    const kinds = (await mails(store)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "quote-received")).toHaveLength(repliesPerDay);
    expect(kinds.filter((kind) => kind === "quote-for-desk")).toHaveLength(repliesPerDay + 2);
  });

  test("stores no quote if its emails can't be stored", async () => {
    const store = await stores.fresh();
    const { ports, wakes } = visitorPorts(store);
    const put = async () => {
      throw new Error("disk full");
    };
    await expect(requestQuote({ ...ports, outbox: { ...ports.outbox, put } }, asked())).rejects.toThrow("disk full");
    expect(await quotes(store)).toEqual([]);
    expect(await mails(store)).toEqual([]);
    expect(wakes.count).toBe(0);
  });
});
