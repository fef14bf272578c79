import { expect, test } from "vitest";
import { quoteByReference } from "../../app/features/quote/store.server.ts";
import type { Payments } from "../../app/payments-port.ts";
import { checkout, deskOn, paidEvent, paying } from "../../tests/support/product/booking.ts";
import { site } from "../../tests/support/product/small-site.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";

const path = "/payments/events";
type Read = Awaited<ReturnType<Payments["readEvent"]>>;

/** A provider whose messages are all read by this function. */
const saying = (read: (body: string) => Read): Payments => ({
  ...checkout().payments,
  readEvent: async (body) => read(Buffer.from(body).toString("utf8")),
});
const send = { method: "POST", body: "x", headers: { "content-type": "application/json" } };

describeOnEach("what the provider is answered", (stores) => {
  test("200 for what is dealt with: applied, repeated, stale and unknown", async () => {
    const desk = deskOn(await stores.fresh(), checkout().payments);
    const { payment, reference } = await paying(desk.ports);
    const stranger = { ...payment, id: "not-ours" };
    const events = {
      first: paidEvent(payment, "e1"),
      again: paidEvent(payment, "e2"),
      stranger: { ...paidEvent(stranger, "e3"), about: { paymentId: "not-ours", sessionRef: null, paymentRef: null } },
    };
    const payments = saying((body) => ({ ok: true, event: events[body as keyof typeof events] as never }));
    const { ask } = await site({ ports: { ...desk.ports, payments } });
    const answers = [];
    for (const body of ["first", "first", "again", "stranger", "stranger"])
      answers.push(await ask(path, { ...send, body }));
    expect(answers.map(({ status, body }) => `${status} ${body.trim()}`)).toEqual([
      "200 applied",
      "200 repeated",
      "200 stale",
      "200 unknown-payment",
      "200 repeated",
    ]);
    expect(await quoteByReference(desk.ports.database, reference)).toMatchObject({ status: "booked" });
  });

  test("503 when it could not be written, and then 200 for the same event", async () => {
    const desk = deskOn(await stores.fresh(), checkout().payments);
    const { payment } = await paying(desk.ports);
    const payments = saying(() => ({ ok: true, event: paidEvent(payment, "e1") }));
    let away = true;
    const write: typeof desk.ports.write = (work) =>
      away ? Promise.reject(new Error("connection refused")) : desk.ports.write(work);
    const errors: unknown[][] = [];
    const log = { info() {}, error: (...error: unknown[]) => void errors.push(error) };
    const { ask } = await site({ ports: { ...desk.ports, write, payments, log } });
    const refused = await ask(path, send);
    expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
    expect(errors).toHaveLength(1);
    expect(errors.flat().map(String).join()).not.toMatch(/zoe|Zoë|BT-/);
    away = false;
    expect(await ask(path, send)).toMatchObject({ status: 200, body: "applied\n" });
  });
});

test("400 for what it did not send, 413 for what is too long, 405 for what is no message", async () => {
  const payments = saying((body) => ({ ok: false, reason: body === "?" ? "unreadable" : "forged" }));
  const { ask, lines } = await site({ ports: { payments } });
  expect(await ask(path, { ...send, body: "paid, honestly, ann@example.com" })).toMatchObject({ status: 400 });
  expect(await ask(path, { ...send, body: "?" })).toMatchObject({ status: 400, body: "unreadable\n" });
  expect(await ask(path, { ...send, body: "x".repeat(300 * 1024) })).toMatchObject({ status: 413 });
  expect(await ask(path)).toMatchObject({ status: 405, headers: { allow: "POST" } });
  expect(lines.join("")).not.toContain("ann@example");
});

test("is not refused as another site's, because the signature proves the sender", async () => {
  let seen = "";
  const payments = saying((body) => {
    seen = body;
    return { ok: false, reason: "forged" };
  });
  const { ask } = await site({ ports: { payments } });
  const foreign = { origin: "https://provider.example", "sec-fetch-site": "cross-site" };
  const body = '{ "spaces":  "as they came", "é": 1 }';
  expect(await ask(path, { method: "POST", body, headers: foreign })).toMatchObject({ status: 400 });
  expect(seen).toBe(body);
});

test("a form may lead to the provider's page, and nowhere else", async () => {
  const { ask } = await site({ payments: { payerOrigins: ["https://pay.example"] } });
  expect((await ask("/ask")).headers["content-security-policy"]).toContain("form-action 'self' https://pay.example;");
  const { ask: askPlain } = await site();
  expect((await askPlain("/ask")).headers["content-security-policy"]).toContain("form-action 'self';");
});
