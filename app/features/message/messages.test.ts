import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, form } from "../../../tests/support/product/booking.ts";
import { changesOn } from "../../../tests/support/product/changed-booking.ts";
import { bookedParty } from "../../../tests/support/product/performers.ts";
import { describeOnEach, type TestStores } from "../../../tests/support/product/stores.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.server.ts";
import { listEnquiries, tickOff } from "../enquiry/tick-off.server.ts";
import { changesOf } from "../history/store.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { replyAddress } from "./reply-address.server.ts";
import { messagesOf } from "./store.server.ts";
import { maxMessageLength, noteAnswer, receiveMessage, sendMessage } from "./write-message.server.ts";

const by = { kind: "staff", email: "sam@agency.example" } as const;

async function open(stores: TestStores, base?: string) {
  const desk = deskOn(await stores.fresh(), checkout().payments);
  const ports = { ...desk.ports, settings: { ...desk.ports.settings, replyAddress: base } };
  const { reference } = await requestQuote(ports, form());
  const said = async (ref: string) =>
    (await messagesOf(ports.database, ref)).map(({ direction, words, author }) => [direction, words, author]);
  return { ...desk, ports, reference, said };
}

describeOnEach("messages with a customer", (stores) => {
  test("go out by email as they were typed, and answers are put in by hand", async () => {
    const { ports, setTime, reference, said } = await open(stores);
    expect(await sendMessage(ports, { subjectRef: reference, text: "Seven?\n<b>Or eight</b>", by })).toEqual({
      ok: true,
    });
    setTime("2026-11-21T13:00:00Z");
    expect(await noteAnswer(ports, { subjectRef: reference, text: "Eight, they say", by })).toEqual({ ok: true });
    expect(await said(reference)).toEqual([
      ["out", "Seven?\n<b>Or eight</b>", by.email],
      ["in", "Eight, they say", by.email],
    ]);
    const sent = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "desk-message");
    expect(sent?.mail).toMatchObject({
      to: { address: "zoe@example.com" },
      subject: `About your request ${reference}`,
    });
    expect(sent?.mail.html).toContain("&lt;b&gt;Or eight&lt;/b&gt;");
    expect(sent?.mail.replyTo?.address).not.toContain("+");
    const changes = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(changes.map(({ action }) => action)).toEqual(["Wrote to the customer", "Noted what the customer said"]);
    for (const text of ["  ", "a".repeat(maxMessageLength + 1)])
      expect(await sendMessage(ports, { subjectRef: reference, text, by })).toMatchObject({ ok: false });
    expect(await sendMessage(ports, { subjectRef: "BT-0000-0000", text: "Hello", by })).toMatchObject({ ok: false });
  });

  test("are about a booking once it is booked", async () => {
    const { ports } = await open(stores);
    const reference = await bookedParty(ports);
    await sendMessage(ports, { subjectRef: reference, text: "Seven?", by });
    const sent = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "desk-message");
    expect(sent?.mail.subject).toBe(`About your booking ${reference}`);
  });

  test("an answer to the address of a message finds its booking, once, and the owner gets an email", async () => {
    const { ports, setTime, reference, said } = await open(stores, "reply@in.agency.example");
    await sendMessage(ports, { subjectRef: reference, text: "Seven?", by });
    setTime("2026-11-21T13:00:00Z");
    const sent = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "desk-message");
    const address = sent?.mail.replyTo?.address ?? "";
    expect(address).toMatch(/^reply\+bt-[0-9a-z]{4}-[0-9a-z]{4}\.[0-9a-f]{20}@in\.agency\.example$/);
    const mail = {
      id: "<1@mail>",
      to: ["other@agency.example", address.toUpperCase()],
      text: "Eight\u0000 \u202e, please",
    };
    expect(await receiveMessage(ports, mail)).toBe("stored");
    expect(await receiveMessage(ports, mail)).toBe("repeated");
    expect((await said(reference)).at(-1)).toEqual(["in", "Eight , please", null]);
    const news = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "answer-for-desk");
    expect(news.map(({ mail }) => mail.text)).toEqual([expect.stringContaining(`/desk/bookings/${reference}`)]);
  });

  test("the longest address for answers has the 64 characters that mail servers take", async () => {
    const { ports } = await open(stores);
    const enquiry = { message: "Do you come to Ilkley?", name: "Ann", email: "ann@example.com", phone: null };
    await sendEnquiry(ports, { enquiry, key: "k", suspect: false });
    const [{ id } = { id: "" }] = await listEnquiries(ports.database, { done: false, limit: 1 });
    const address = replyAddress(ports.signer, "enquiries1@in.agency.example", { ref: id, email: enquiry.email });
    expect(address.split("@")[0]).toHaveLength(64);
    expect(await receiveMessage(ports, { id: "1", to: [address], text: "Yes" })).toBe("stored");
    expect(await messagesOf(ports.database, id)).toHaveLength(1);
  });

  test("an address for answers ends with the customer's email address, and the next message brings another", async () => {
    const { ports, setTime, reference, said } = await open(stores, "reply@in.agency.example");
    const { edit, stored } = changesOn(ports);
    const answer = async (id: string) => {
      const sent = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "desk-message");
      const to = sent.map(({ mail }) => mail.replyTo?.address ?? "");
      return Promise.all(to.map((one, i) => receiveMessage(ports, { id: `${id}${i}`, to: [one], text: id })));
    };
    await sendMessage(ports, { subjectRef: reference, text: "Seven?", by });
    await edit(await stored(reference), { email: "ZOE@example.com" });
    expect(await answer("the same mailbox")).toEqual(["stored"]);
    await edit(await stored(reference), { email: "zoe.oneill@example.com" });
    expect(await answer("a stranger")).toEqual(["unknown"]);
    setTime("2026-11-21T13:00:00Z");
    await sendMessage(ports, { subjectRef: reference, text: "Seven?", by });
    expect((await answer("Zoë")).sort()).toEqual(["stored", "unknown"]);
    expect((await said(reference)).map(([, words]) => words)).not.toContain("a stranger");
  });

  test("an invented address for answers is refused: another token, booking or mailbox, none, or an erased subject", async () => {
    const { ports, reference } = await open(stores, "reply@in.agency.example");
    const addressOf = (ref: string, email = "zoe@example.com") =>
      replyAddress(ports.signer, "reply@in.agency.example", { ref, email });
    const [right, other] = [addressOf(reference), addressOf("BT-0000-0000")];
    const another = addressOf(reference, "ann@example.com");
    for (const to of [right.replace(/\.\w{20}@/, `.${"0".repeat(20)}@`), other, another, "reply@in.agency.example", ""])
      expect(await receiveMessage(ports, { id: to, to: [to], text: "Hello" })).toBe("unknown");
    expect(await messagesOf(ports.database, reference)).toEqual([]);
  });

  test("a message from the form is answered, ticked off, put back, and each is on record", async () => {
    const { ports, said } = await open(stores);
    const enquiry = { message: "Do you come to Ilkley?", name: "Ann", email: "ann@example.com", phone: null };
    await sendEnquiry(ports, { enquiry, key: "k", suspect: false });
    const list = (done: boolean) => listEnquiries(ports.database, { done, limit: 10 });
    const [{ id } = { id: "" }] = await list(false);
    expect(await sendMessage(ports, { subjectRef: id, text: "We do.", by })).toEqual({ ok: true });
    expect(await said(id)).toEqual([["out", "We do.", by.email]]);
    expect(await tickOff(ports, { id, done: true, by })).toBe(true);
    expect(await tickOff(ports, { id, done: true, by })).toBe(true);
    expect([await list(false), (await list(true)).map((one) => one.id)]).toEqual([[], [id]]);
    await tickOff(ports, { id, done: false, by });
    expect(await list(false)).toHaveLength(1);
    const changes = await changesOf(ports.database, { kind: "enquiry", id });
    expect(changes.map(({ action }) => action).sort()).toEqual([
      "Put it back",
      "Ticked it off",
      "Wrote to the customer",
    ]);
  });
});
