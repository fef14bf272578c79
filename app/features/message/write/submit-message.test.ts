import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, form, storedQuote } from "../../../../tests/support/product/booking.ts";
import { describeOnEach, type TestStores } from "../../../../tests/support/product/stores.ts";
import { requestContext } from "../../../../tests/support/product/visitor-ports.ts";
import { handleForm } from "../../../forms/action.server.ts";
import { issueToken } from "../../../forms/token.server.ts";
import { Written } from "../../../pages/success/parts.tsx";
import { successData } from "../../../pages/success/success.server.ts";
import { storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey } from "../../quote/reference.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { replyAddress } from "../reply-address.server.ts";
import { messagesOf } from "../store.server.ts";
import { noteAnswer, receiveMessage } from "../write-message.server.ts";
import { messageKind } from "./submit-message.server.ts";

async function open(stores: TestStores) {
  const { ports } = deskOn(await stores.fresh(), checkout().payments);
  const { reference } = await requestQuote(ports, form());
  const key = makeLinkKey();
  const quote = await storedQuote(ports, reference);
  await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
  const send = async (message: string, token = issueToken(ports), link = { reference, key }) => {
    const body = new URLSearchParams({ message, key: token.key, issued: token.issued });
    const request = new Request("http://localhost/", { method: "POST", body });
    const given = await handleForm(request, requestContext(ports, "192.0.2.1"), messageKind(link));
    if (given instanceof Response) return given.headers.get("Location");
    return { status: given.init?.status, problem: given.data.problem, errors: given.data.errors };
  };
  const stored = async () => (await messagesOf(ports.database, reference)).map(({ words }) => words);
  return { ports, reference, key, send, stored };
}

describeOnEach("a message from a booking's page", (stores) => {
  test("is stored once and emailed to the owner, who answers the customer", async () => {
    const { ports, reference, key, send, stored } = await open(stores);
    const token = issueToken(ports);
    const sent = `/quote/${reference}/success?key=${key}&written=yes`;
    const words = "Eight o’clock.\r\nThe Old Mill, <b>Otley</b>";
    expect(await Promise.all([send(words, token), send(words, token)])).toEqual([sent, sent]);
    expect(await stored()).toEqual(["Eight o’clock.\nThe Old Mill, <b>Otley</b>"]);
    const emails = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "answer-for-desk");
    expect(emails.map(({ mail }) => [mail.subject, mail.replyTo?.address])).toEqual([
      [`${reference}: message from Zoë`, "zoe@example.com"],
    ]);
    expect(emails[0]?.mail.text).toContain(`/desk/bookings/${reference}`);
    expect(emails[0]?.mail.html).toContain("&lt;b&gt;Otley");
  });

  test("is shown on the page that it was sent from, with its time and its line breaks, and on no other", async () => {
    const { ports, reference, key, send } = await open(stores);
    const words = "Eight o’clock.\r\nThe Old Mill, <b>Otley</b>";
    await send(words);
    await noteAnswer(ports, { subjectRef: reference, text: "Said on the phone", by: { kind: "terminal" } });
    const quote = await storedQuote(ports, reference);
    const to = replyAddress(ports.signer, "reply@in.agency.example", { ref: reference, email: quote.email });
    await receiveMessage(ports, { id: "<1@mail.example>", to: [to], text: "> what you wrote", attachments: ["a.jpg"] });
    const at = async (link: string) => successData(reference, new URL(link), ports);
    const link = successUrl("http://localhost", reference, key);
    const written = { words: "Eight o’clock.\nThe Old Mill, <b>Otley</b>", at: "12 noon on Saturday 21 November 2026" };
    expect(await at(link)).toMatchObject({ opened: { written: [written] } });
    const page = renderToStaticMarkup(createElement(Written, { messages: [{ id: "1", ...written }] }));
    expect(page).toContain("Eight o’clock.\nThe Old Mill, &lt;b&gt;Otley");
    expect(JSON.stringify(await at(link.replace(/\?.*/, "")))).not.toMatch(/Otley|phone"/);
  });

  test("another text by the same form is a second message", async () => {
    const { ports, send, stored } = await open(stores);
    const token = issueToken(ports);
    await send("Eight", token);
    await send("No, nine", token);
    expect((await stored()).sort()).toEqual(["Eight", "No, nine"]);
  });

  test("without words, or by a link that opens nothing, it is refused and nothing is stored", async () => {
    const { send, stored, reference, key } = await open(stores);
    expect(await send(" ")).toMatchObject({ status: 400, errors: { message: "Write your message" } });
    const refused = { status: 409, problem: expect.stringContaining("This link no longer opens your booking") };
    for (const link of [
      { reference, key: "wrong" },
      { reference: "BT-0000-0000" as typeof reference, key },
    ])
      expect(await send("Hello", undefined, link)).toMatchObject(refused);
    expect(await stored()).toEqual([]);
  });

  test("the eleventh within an hour waits, and the tenth sent again does not", async () => {
    const { ports, send, stored } = await open(stores);
    for (let count = 1; count < 10; count++) await send(`Message ${count}`);
    const token = issueToken(ports);
    await send("Message 10", token);
    expect(await send("Message 11")).toMatchObject({
      status: 429,
      problem: expect.stringContaining("Too many messages"),
    });
    expect(await send("Message 10", token)).toContain("written=yes");
    expect(await stored()).toHaveLength(10);
  });
});
