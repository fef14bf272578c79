import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { alertingTransport } from "../../../server/email/alerts.ts";
import { checkout, deskOn, emailsAbout, form } from "../../../tests/support/product/booking.ts";
import { type Bench, describeOnEach, quietLog } from "../../../tests/support/product/stores.ts";
import { noteOpened, openPrivateLink } from "../booking/private-link.server.ts";
import { remind } from "../booking/reminders/remind.server.ts";
import { sendOffer } from "../booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../booking/set-price.server.ts";
import { withdrawQuote } from "../booking/withdraw-quote.server.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { site } from "../site/site.server.ts";
import { chaseEnquiries } from "./chase-enquiries.server.ts";
import { chaseMessages } from "./chase-messages.server.ts";
import { hoursAgo } from "./hours.server.ts";

const never = new AbortController().signal;
const day = { from: "09:00", until: "21:00" };
const shipped = { ...site.chasing };
afterEach(() => void Object.assign(site.chasing, shipped));

it("counts hours by day and night, or only those in which somebody is there", () => {
  const ago = (now: string, hours: number, open: typeof day | null) =>
    hoursAgo(new Date(now), hours, open).toISOString();
  expect(ago("2026-11-21T12:00:00Z", 4, null)).toBe("2026-11-21T08:00:00.000Z");
  expect(ago("2026-11-21T12:00:00Z", 4, day)).toBe("2026-11-20T20:00:00.000Z");
  expect(ago("2026-11-21T03:00:00Z", 1, day)).toBe("2026-11-20T20:00:00.000Z");
  expect(ago("2026-11-21T12:00:00Z", 24, day)).toBe("2026-11-19T12:00:00.000Z");
  // The venue's nine o'clock is eight by UTC in summer.
  expect(ago("2027-06-12T08:30:00Z", 1, day)).toBe("2027-06-11T19:30:00.000Z");
});

async function worldOn(bench: Bench) {
  const place = await bench.prepared();
  const { ports, setTime } = deskOn(bench.open(place), checkout().payments);
  const other = deskOn(bench.open(place), checkout().payments);
  const at = (iso: string) => {
    setTime(iso);
    other.setTime(iso);
  };
  const subjects = async (reference: Reference, kind: string) =>
    (await emailsAbout(ports, reference)).filter((mail) => mail.kind === kind).map(({ mail }) => mail.subject);
  return { ports, other: other.ports, at, subjects };
}

describeOnEach("the owner", (bench) => {
  it("gets one email at each step while somebody waits, from either of two processes", async () => {
    const { ports, other, at, subjects } = await worldOn(bench);
    const { reference } = await requestQuote(ports, form());
    const sent = () => subjects(reference, "unanswered-for-desk");
    at("2026-11-21T12:59:00Z");
    expect(await chaseEnquiries(ports, never)).toBe(0);
    at("2026-11-21T13:01:00Z");
    const both = await Promise.all([chaseEnquiries(ports, never), chaseEnquiries(other, never)]);
    expect(both[0] + both[1]).toBe(1);
    at("2026-11-22T12:01:00Z");
    // The site was down when 4 and 24 hours had passed: only the longer is sent.
    expect(await chaseEnquiries(ports, never)).toBe(1);
    expect(await chaseEnquiries(ports, never)).toBe(0);
    expect((await sent()).toSorted()).toEqual([
      expect.stringMatching(/^Waiting for a day: BT-\S+ 2 × Cheeky Butlers, York/),
      expect.stringMatching(/^Waiting for an hour: /),
    ]);
  });

  it("gets emails about messages from the contact form too, until they are answered or ticked off", async () => {
    const { ports, other, at } = await worldOn(bench);
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

  it("hears nothing of what is answered, withdrawn, past, sent by a machine, or of anything when it is switched off", async () => {
    const { ports, at } = await worldOn(bench);
    const withdrawn = await requestQuote(ports, form());
    await withdrawQuote(ports, { reference: withdrawn.reference });
    await requestQuote(ports, form({}, { suspect: true }));
    await requestQuote(ports, form({ date: "22 November 2026" }));
    const answered = await requestQuote(ports, form());
    await offer(ports, answered.reference);
    const written = await requestQuote(ports, form());
    await ports.write(async (write) => {
      const message = { id: "m1", subjectRef: written.reference, words: "Which floor?", author: "us", sourceKey: null };
      await write
        .insertInto("message")
        .values({ ...message, direction: "out", createdAt: "2026-11-21T12:10:00.000Z" })
        .execute();
    });
    at("2026-11-23T12:01:00Z");
    expect(await chaseEnquiries(ports, never)).toBe(0);
    at("2026-11-21T12:00:00Z");
    await requestQuote(ports, form());
    at("2026-11-21T20:00:00Z");
    site.chasing.unansweredHours = [];
    expect(await chaseEnquiries(ports, never)).toBe(0);
  });

  it("gets the emails that a killed process did not write, and none twice", async () => {
    const { ports, at, subjects } = await worldOn(bench);
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
    await expect(chaseEnquiries(dying, never)).rejects.toBe(died);
    expect(await subjects(reference, "unanswered-for-desk")).toEqual([]);
    expect(await chaseEnquiries(ports, never)).toBe(1);
    expect(await chaseEnquiries(ports, never)).toBe(0);
  });
});

async function offer(ports: Parameters<typeof sendOffer>[0], reference: Reference): Promise<string> {
  const quote = await quoteByReference(ports.database, reference);
  const lines = quote && suggestedLines(quote);
  if (!lines) throw new Error("no lines");
  await setPrice(ports, { reference, lines });
  const sent = await sendOffer(ports, { reference });
  if (!sent.ok) throw new Error(sent.refusal.kind);
  return sent.link;
}

describeOnEach("a customer with a price", (bench) => {
  it("is asked once whether it has come, unless they have opened it, and reminded once that it ends", async () => {
    const { ports, other, at, subjects } = await worldOn(bench);
    const [unseen, seen] = [await requestQuote(ports, form()), await requestQuote(ports, form())];
    await offer(ports, unseen.reference);
    const { searchParams } = new URL(await offer(ports, seen.reference));
    const quote = await openPrivateLink(ports, { reference: seen.reference, key: searchParams.get("key") });
    if (!quote) throw new Error("the link opens nothing");
    await noteOpened(ports, quote);
    await noteOpened(other, quote);
    at("2026-11-23T11:00:00Z");
    expect(await remind(ports, never)).toBe(0);
    at("2026-11-23T12:30:00Z");
    expect((await Promise.all([remind(ports, never), remind(other, never)])).reduce((sum, count) => sum + count)).toBe(
      1,
    );
    expect(await subjects(unseen.reference, "offer-unopened")).toHaveLength(1);
    // The price stands until 28 November.
    at("2026-11-27T12:00:00Z");
    expect(await remind(ports, never)).toBe(2);
    at("2026-11-28T12:00:00Z");
    expect(await remind(ports, never)).toBe(0);
    const [ending] = (await emailsAbout(ports, seen.reference)).filter(({ kind }) => kind === "offer-ending");
    expect(ending?.mail.text).toContain("until the end of tomorrow");
    const link = /https?:\S+key=[\w-]+/.exec(ending?.mail.text ?? "")?.[0] ?? "";
    const key = new URL(link).searchParams.get("key");
    expect(await openPrivateLink(ports, { reference: seen.reference, key })).toMatchObject({
      reference: seen.reference,
    });
  });

  it("gets neither where the owner has switched them off, nor for what was withdrawn", async () => {
    const { ports, at } = await worldOn(bench);
    const { reference } = await requestQuote(ports, form());
    await offer(ports, reference);
    await withdrawQuote(ports, { reference });
    at("2026-11-27T12:00:00Z");
    expect(await remind(ports, never)).toBe(0);
  });
});

it("posts an urgent email's subject to the webhook once it has gone, as plain text or as Slack reads it", async () => {
  const got: { type: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      got.push({ type: request.headers["content-type"], body });
      response.writeHead(got.length > 1 ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const message = JSON.stringify({
    to: { address: "us@example.com" },
    fromName: "Us",
    subject: "Waiting for an hour: BT-7K4M-92QX",
    html: "",
    text: "Zoë, 07700 900123",
  });
  const mail = (kind: string) => ({ id: "1", subjectRef: "", kind, message }) as never;
  let result: "sent" | "later" = "sent";
  const under = { send: async () => (result === "sent" ? { result } : { result, reason: "", code: "" }) } as const;
  const info = vi.fn();
  const transport = alertingTransport(under, url, { ...quietLog, info });
  await transport.send(mail("booked-for-desk"));
  expect(got).toEqual([]);
  expect(await transport.send(mail("unanswered-for-desk"))).toEqual({ result: "sent" });
  expect(got).toEqual([{ type: "text/plain; charset=utf-8", body: "Waiting for an hour: BT-7K4M-92QX" }]);
  // The email is sent: a failing webhook changes nothing about that.
  expect(await transport.send(mail("unanswered-for-desk"))).toEqual({ result: "sent" });
  expect(info).toHaveBeenCalledWith("alert.refused", { status: 500 });
  result = "later";
  await transport.send(mail("unanswered-for-desk"));
  expect(got).toHaveLength(2);
});
