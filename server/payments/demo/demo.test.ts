import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { paymentById } from "../../../app/features/payment/store.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { accepted, deskOn, startedPayment } from "../../../tests/support/product/booking.ts";
import { policy, site } from "../../../tests/support/product/small-site.ts";
import { describeOnEach, describeOnSqlite, type TestStores } from "../../../tests/support/product/stores.ts";
import { signerWith } from "../../signer.ts";
import { demo } from "./demo.ts";
import { isSigned, signatureOf } from "./events.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site with the demonstration's pages, and a quote whose payment waits there. */
async function paying(stores: TestStores) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "site-demo-"));
  folders.push(dataFolder);
  const time = { now: new Date("2026-11-21T12:00:00Z") };
  const clock = { now: () => time.now };
  const payments = demo("http://localhost:3000", dataFolder, { signer: signerWith("secret"), clock });
  const { ports } = deskOn(await stores.fresh(), payments);
  const ours = { ...ports, clock };
  const reference = await accepted(ours);
  const payment = await startedPayment(ours, reference);
  const step = JSON.parse(payment.nextStep ?? "{}") as { url: string };
  const { ask, log, port } = await site({ ports: ours, payments });
  const address = new URL(step.url).pathname;
  const press = (action: string) => ask(address, { method: "POST", body: `action=${action}` });
  const status = async () => (await quoteByReference(ours.database, reference))?.status;
  return { ports: ours, payments, reference, payment, time, ask, log, port, address, press, status };
}

describeOnEach("a demonstration payment", (stores) => {
  test("that is paid books the quote by a signed event over HTTP, and sends the payer to the success page", async () => {
    const { press, status, reference, log, ports, payment } = await paying(stores);
    const { status: code, headers } = await press("pay");
    expect(code).toBe(303);
    expect(headers.location).toMatch(new RegExp(`^http://localhost:3000/quote/${reference}/success\\?key=`));
    expect(await status()).toBe("booked");
    expect(await paymentById(ports.database, payment.id)).toMatchObject({ status: "paid", pence: 6526 });
    await expect
      .poll(() => log().filter(({ path, status }) => path === "/payments/events" && status === 200))
      .toHaveLength(1);
  });

  test("pressed ten times at once is paid once", async () => {
    const { press, status, ports } = await paying(stores);
    await Promise.all(Array.from({ length: 10 }, () => press("pay")));
    expect(await status()).toBe("booked");
    const { length } = await ports.database.selectFrom("paymentEvent").selectAll().execute();
    expect(length).toBe(1);
  });

  test("that is refused or given up leaves the quote to be paid another time; the first press counts", async () => {
    const refused = await paying(stores);
    expect((await refused.press("fail")).headers.location).toContain("/success?key=");
    expect(await refused.status()).toBe("accepted");
    await refused.press("pay");
    expect(await refused.status()).toBe("accepted");
    expect((await refused.ask(refused.address)).body).toContain("This payment was refused");
    const again = await startedPayment(refused.ports, refused.reference);
    expect(again.id).not.toBe(refused.payment.id);

    const left = await paying(stores);
    expect((await left.press("give-up")).headers.location).toMatch(/\/direct-quote\?quote=/);
    expect(await left.status()).toBe("accepted");
  });

  test("is over after a day", async () => {
    const { time, ask, address, press, payments, payment, status } = await paying(stores);
    const about = { paymentId: payment.id, sessionRef: payment.sessionRef, paymentRef: null };
    expect(await payments.fetchEvents(about)).toEqual([]);
    time.now = new Date("2026-11-22T12:00:01Z");
    expect((await ask(address)).body).toContain("This payment is over");
    await press("pay");
    expect(await status()).toBe("accepted");
    expect(await payments.fetchEvents(about)).toMatchObject([{ data: { type: "expired" } }]);
  });
});

describeOnSqlite("a demonstration payment", (stores) => {
  test("says that no money moves, how much is to be paid, and nothing personal", async () => {
    const { ask, address } = await paying(stores);
    const { status, body, headers } = await ask(address);
    expect(status).toBe(200);
    expect(body).toContain("No money moves");
    expect(body).toContain("£65.26");
    expect(body).not.toMatch(/Zoë|zoe@/);
    expect(body).not.toContain("<script");
    expect(policy(headers)).toContain(/<style nonce="([^"]+)"/.exec(body)?.[1]);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(address).not.toContain("@");
  });

  test("answers what a visitor gets wrong with a 4xx, and logs no failure", async () => {
    const { ask, address, log, port, status } = await paying(stores);
    const post = (type: string, body: string) =>
      ask(address, { method: "POST", headers: { "content-type": type }, body });
    const form = "application/x-www-form-urlencoded";
    expect((await ask("/demo-payment/%E0%A4%A")).status).toBe(400);
    expect((await post(form, `action=${"x".repeat(2000)}`)).status).toBe(413);
    expect((await post(`${form}; charset=utf-99`, "action=pay")).status).toBe(415);
    for (const name of ["constructor", "toString", "__proto__"])
      expect((await post(form, `action=${name}`)).status).toBe(400);
    expect(
      (await ask(address, { method: "POST", headers: { "content-encoding": "gzip" }, body: "no gzip" })).status,
    ).toBe(400);
    const leaving = connect(port, "127.0.0.1");
    leaving.write(
      `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form}\r\nContent-Length: 99\r\n\r\naction=`,
    );
    await ask("/act");
    leaving.resetAndDestroy();
    await expect.poll(() => log().filter(({ aborted }) => aborted)).toHaveLength(1);
    await ask("/act");
    expect(log().filter(({ level }) => level >= 50)).toEqual([]);
    expect(await status()).toBe("deposit-pending");
  });

  test("whose event was lost is found by asking, and then comes to nothing new", async () => {
    const { press, ports, payments, payment, status } = await paying(stores);
    const broken = { ...ports, write: () => Promise.reject(new Error("the database is away")) };
    const elsewhere = await site({ ports: { ...broken, log: { info() {}, error() {} } }, payments });
    const { url } = JSON.parse(payment.nextStep ?? "{}") as { url: string };
    expect((await elsewhere.ask(new URL(url).pathname, { method: "POST", body: "action=pay" })).status).toBe(303);
    expect(await status()).toBe("deposit-pending");
    const about = { paymentId: payment.id, sessionRef: payment.sessionRef, paymentRef: null };
    const [event] = await payments.fetchEvents(about);
    if (!event) throw new Error("nothing is known");
    expect(await settlePayment(ports, event)).toMatchObject({ outcome: "applied" });
    expect(await status()).toBe("booked");
    expect((await press("pay")).status).toBe(303);
    expect(await settlePayment(ports, event)).toMatchObject({ outcome: "repeated" });
  });
});

test("an event is believed only with a fresh signature over these very bytes", () => {
  const at = (iso: string) => ({ signer: signerWith("secret"), clock: { now: () => new Date(iso) } });
  const body = '{"pence":6526}';
  const signature = signatureOf(body, at("2026-11-21T12:00:00Z"));
  expect(isSigned(body, signature, at("2026-11-21T12:04:59Z"))).toBe(true);
  expect(isSigned(body, signature, at("2026-11-21T12:05:01Z"))).toBe(false);
  expect(isSigned('{"pence":6527}', signature, at("2026-11-21T12:00:00Z"))).toBe(false);
  expect(isSigned(body, signature.replace(/t=\d+/, "t=1795262400001"), at("2026-11-21T12:00:00Z"))).toBe(false);
  expect(isSigned(body, null, at("2026-11-21T12:00:00Z"))).toBe(false);
});
