import { expect, test } from "vitest";
import { repliesPerDay } from "../../../server/email/outbox.ts";
import { storedEmail } from "../../../tests/support/product/drawn-email.ts";
import { describeOnEach, quietLog, type TestStores } from "../../../tests/support/product/stores.ts";
import { requestContext, visitorPorts } from "../../../tests/support/product/visitor-ports.ts";
import type { Ports } from "../../context.ts";
import { handleForm } from "../../forms/action.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { copiesPerHour } from "./send-enquiry.server.ts";
import { loader as sentData } from "./sent/page.tsx";
import { enquiryKind, messagesPerHour } from "./submit-enquiry.server.ts";

const complete = {
  message: "Do you come to Hexham?\r\nIt’s a surprise.",
  name: "Zoë",
  email: "zoe@example.com",
  phone: "07700 900123",
};

async function desk(stores: TestStores, changes: Partial<Ports> = {}) {
  const store = await stores.fresh();
  const { database } = store;
  const { ports, wait } = visitorPorts(store, changes);
  const form = () => {
    const token = issueToken(ports);
    wait(60_000);
    return { ...complete, ...token };
  };
  const send = async (fields: Record<string, string>, address = "192.0.2.1") => {
    const body = new URLSearchParams(fields);
    const given = await handleForm(
      new Request("http://localhost/contact", { method: "POST", body }),
      requestContext(ports, address),
      enquiryKind,
    );
    if (given instanceof Response) return { status: given.status, location: given.headers.get("Location") };
    const { data, init } = given;
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), answer: data };
  };
  const stored = () => database.selectFrom("enquiry").selectAll().execute();
  const mails = async () =>
    Promise.all(
      (await database.selectFrom("outbox").selectAll().orderBy("kind").execute()).map(
        async ({ kind, subjectRef, message }) => ({ kind, subjectRef, mail: await storedEmail(message) }),
      ),
    );
  return { form, send, stored, mails };
}

describeOnEach("writing to the desk", (stores) => {
  test("the message is stored with both mails, and the confirmation has an address of its own", async () => {
    const { form, send, stored, mails } = await desk(stores);
    expect(await send(form())).toEqual({ status: 303, location: "/contact/sent" });
    const [enquiry] = await stored();
    expect(enquiry).toMatchObject({
      suspect: 0,
      message: "Do you come to Hexham?\nIt’s a surprise.",
      phone: complete.phone,
    });
    const [copy, toDesk] = await mails();
    expect(toDesk).toMatchObject({
      kind: "enquiry-for-desk",
      subjectRef: enquiry?.id,
      mail: { subject: "Message from Zoë", replyTo: { name: "Zoë", address: "zoe@example.com" } },
    });
    for (const said of [complete.name, complete.email, complete.phone, "Do you come to Hexham?", "It’s a surprise."]) {
      expect(toDesk?.mail.text).toContain(said);
      expect(toDesk?.mail.html).toContain(said);
    }
    expect(copy).toMatchObject({ kind: "enquiry-copy", mail: { to: { address: "zoe@example.com" } } });
    expect(copy?.mail.subject).not.toMatch(/hexham|surprise/i);
    expect(copy?.mail.text).toContain("It’s a surprise.");
  });

  test("sent ten times at once it is one message", async () => {
    const { form, send, stored, mails } = await desk(stores);
    const fields = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test("sent again with other words it asks first, then is a second message", async () => {
    const { form, send, stored } = await desk(stores);
    const fields = form();
    await send(fields);
    const again = await send({ ...fields, message: "And Alnwick?" });
    expect(again).toMatchObject({ status: 409, answer: { values: { message: "And Alnwick?" } } });
    await send({ ...fields, message: "And Alnwick?", ...again.answer?.token });
    expect((await stored()).map(({ message }) => message)).toContain("And Alnwick?");
  });

  test("what is missing or wrong is named in a sentence, with everything kept", async () => {
    const { form, send, stored } = await desk(stores);
    const wrong = await send({ ...form(), message: " ", email: "zoe@", phone: "none" });
    expect(wrong.status).toBe(400);
    expect(wrong.answer?.errors).toEqual({
      message: "Write your message",
      email: "Enter an email address such as name@example.co.uk",
      phone: "Enter a phone number such as 07700 900123, or leave it empty",
    });
    expect(wrong.answer?.values).toMatchObject({ name: "Zoë", email: "zoe@", phone: "none" });
    expect((await send({ ...form(), message: "x".repeat(4001) })).answer?.errors.message).toContain("4000");
    expect(await stored()).toHaveLength(0);
  });

  test("a machine's message reaches the desk marked so, and nobody else", async () => {
    const { form, send, stored, mails } = await desk(stores);
    await send({ ...form(), subject: "SEO services" });
    await send({ ...complete });
    expect((await stored()).map(({ suspect }) => suspect)).toEqual([1, 1]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(["enquiry-for-desk", "enquiry-for-desk"]);
    expect((await mails())[0]?.mail.subject).toBe("Please check: Message from Zoë");
  });

  test("one address gets a few copies a day, however many networks ask for them, and the page says so when there is none", async () => {
    const { form, send, mails } = await desk(stores);
    const pages = [];
    for (let i = 0; i < repliesPerDay + 2; i++) pages.push((await send(form(), `192.0.2.${i}`)).location);
    expect((await mails()).filter(({ kind }) => kind === "enquiry-copy")).toHaveLength(repliesPerDay);
    expect(pages).toEqual([...Array(repliesPerDay).fill("/contact/sent"), ...Array(2).fill("/contact/sent?copy=none")]);
    expect(sentData({ url: new URL(pages[0] ?? "", "http://localhost") }).copied).toBe(true);
    expect(sentData({ url: new URL(pages.at(-1) ?? "", "http://localhost") }).copied).toBe(false);
  });

  test("all addresses together get so many copies an hour; every message reaches the desk", async () => {
    const { form, send, stored, mails } = await desk(stores);
    const write = (i: number) => send({ ...form(), email: `ann${i}@example.com` }, `192.0.2.${i}`);
    for (let i = 0; i < copiesPerHour; i++) expect((await write(i)).location).toBe("/contact/sent");
    expect((await write(copiesPerHour)).location).toBe("/contact/sent?copy=none");
    expect(await stored()).toHaveLength(copiesPerHour + 1);
    expect((await mails()).filter(({ kind }) => kind === "enquiry-copy")).toHaveLength(copiesPerHour);
  });

  test("beyond the hourly limit answers 429 with the time to wait, and keeps what was typed", async () => {
    const { form, send } = await desk(stores);
    for (let i = 0; i < messagesPerHour; i++) await send({ ...form(), message: `Message ${i}` });
    const late = await send({ ...form(), message: "One more" });
    expect(late).toMatchObject({ status: 429, answer: { values: { message: "One more" } } });
    expect(Number(late.headers?.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("a database that fails loses nothing that was typed", async () => {
    const events: string[] = [];
    const { form, send } = await desk(stores, {
      write: () => Promise.reject(new Error("disk full")),
      log: { ...quietLog, error: (event) => void events.push(event) },
    });
    expect(await send(form())).toMatchObject({ status: 503, answer: { values: { name: "Zoë" } } });
    expect(events).toEqual(["enquiry.not-stored"]);
  });
});
