import { expect, test } from "vitest";
import { replyAddress } from "../../app/features/message/reply-address.server.ts";
import { messagesOf } from "../../app/features/message/store.server.ts";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import { checkout, deskOn, emailsAbout, form } from "../../tests/support/product/booking.ts";
import { site } from "../../tests/support/product/small-site.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { inboundPath, inboundSignature } from "./inbound-mail.ts";

const secret = "a secret of more than thirty-two characters";
const now = Math.floor(Date.parse("2026-11-21T12:00:00Z") / 1000);

describeOnEach("an answer that comes by email", (stores) => {
  const open = async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const { reference } = await requestQuote(ports, form());
    const { ask } = await site({ ports, inboundSecret: secret });
    const to = replyAddress(ports.signer, "reply@in.agency.example", { ref: reference, email: "zoe@example.com" });
    const post = async (mail: unknown, { at = now, key = secret, body = JSON.stringify(mail) } = {}) => {
      const signature = inboundSignature(key, String(at), Buffer.from(body));
      const headers = { "content-type": "application/json", "x-timestamp": String(at), "x-signature": signature };
      const answer = await ask(inboundPath, { method: "POST", body, headers });
      return `${answer.status} ${answer.body.trim()}`;
    };
    return { ports, reference, to, post, ask };
  };

  test("is stored once, under the booking whose address it came to", async () => {
    const { ports, reference, to, post } = await open();
    const mail = { id: "<1@mail.example>", to: [to], text: "Seven is fine." };
    expect(await post(mail)).toBe("200 stored");
    expect(await post(mail)).toBe("200 repeated");
    expect(await post({ ...mail, id: "2", to: ["reply@in.agency.example"] })).toBe("200 unknown");
    expect(await messagesOf(ports.database, reference)).toMatchObject([{ direction: "in", words: "Seven is fine." }]);
  });

  test("is stored without plain text and under long names too, so that the owner hears of it", async () => {
    const { ports, reference, to, post } = await open();
    const others = Array.from({ length: 60 }, (_, i) => `guest${i}@example.com`);
    const long = `"${"Ann ".repeat(100)}" <${to}>`;
    expect(await post({ id: `<${"1".repeat(400)}@mail.example>`, to: [...others, long] })).toBe("200 stored");
    expect(await post({ id: "2", to: [to], text: null })).toBe("200 stored");
    expect(await post({ id: "3", to: [to], text: " \n" })).toBe("200 stored");
    expect(await post({ id: "4\0", to: [to], text: "\0" })).toBe("200 stored");
    expect((await messagesOf(ports.database, reference)).map(({ words }) => words)).toEqual(
      Array(4).fill(expect.stringMatching(/^\(An email without plain text came/)),
    );
    expect((await emailsAbout(ports, reference)).filter(({ kind }) => kind === "answer-for-desk")).toHaveLength(4);
  });

  test("is stored with the names of what was attached, which stays with the provider", async () => {
    const { ports, reference, to, post } = await open();
    const attachments = ["IMG_1.jpg", "plan \u202e.pdf", ""];
    expect(await post({ id: "1", to: [to], text: "Like this?", attachments })).toBe("200 stored");
    const [{ words } = { words: "" }] = await messagesOf(ports.database, reference);
    const note =
      "(Attached, and not stored here: IMG_1.jpg, plan .pdf, one without a name. Look for the email at your mail provider.)";
    expect(words).toBe(`Like this?\n\n${note}`);
    const news = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "answer-for-desk");
    expect(news?.mail.text).toContain("IMG_1.jpg");
  });

  test("is refused forged, old, unreadable or too large, and nothing is kept", async () => {
    const { ports, reference, to, post, ask } = await open();
    const mail = { id: "1", to: [to], text: "Hello" };
    expect(await post(mail, { key: "x".repeat(40) })).toBe("400 forged or too old");
    for (const at of [now - 301, now + 301, Number.NaN]) expect(await post(mail, { at })).toBe("400 forged or too old");
    expect(await ask(inboundPath, { method: "POST", body: JSON.stringify(mail) })).toMatchObject({ status: 400 });
    expect(await post(null, { body: "{" })).toBe("400 unreadable");
    expect(await post({ ...mail, to: to })).toBe("400 unreadable");
    expect(await post({ ...mail, text: "a".repeat(1_100_000) })).toMatch(/^413/);
    expect(await messagesOf(ports.database, reference)).toEqual([]);
  });
});
