import { expect, onTestFinished, test } from "vitest";
import { bankTransfer } from "../../server/payments/bank-transfer.ts";
import { Mailbox } from "../../tests/support/processes/mailbox.ts";
import { pay } from "../../tests/support/processes/stripe/objects.ts";
import { openApi } from "../../tests/support/processes/stripe/open.ts";
import { tryMail } from "./try-mail.ts";
import { tryPayment } from "./try-payment.ts";

/** A domain name server's answer to a question for a record. */
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`queryTxt ${code}`), { code }));
const noRecord = failing("ENOTFOUND");

const site = { name: "Second Stage", email: "hello@second-stage.invalid" };

test("a test email arrives, and the records that are missing are named", async () => {
  const mailbox = new Mailbox();
  await mailbox.open();
  onTestFinished(() => mailbox.away());
  const settings = { smtpUrl: mailbox.url, mailFrom: undefined };
  const { ok, said } = await tryMail("ann@example.com", settings, site, noRecord);
  expect(ok).toBe(true);
  expect(mailbox.to("ann@example.com")).toMatchObject([
    { headers: { from: "Second Stage <hello@second-stage.invalid>", to: "ann@example.com" } },
  ]);
  expect(said).toEqual([
    "A test email from hello@second-stage.invalid is on its way to ann@example.com.",
    expect.stringContaining("second-stage.invalid has no SPF record"),
    expect.stringContaining("_dmarc.second-stage.invalid has no DMARC record"),
  ]);
});

test("a mail server that refuses is quoted, and none at all is said", async () => {
  const refused = await tryMail(
    "ann@example.com",
    { smtpUrl: "smtp://127.0.0.1:9", mailFrom: undefined },
    site,
    noRecord,
  );
  expect(refused).toMatchObject({ ok: false, said: expect.arrayContaining([expect.stringContaining("ECONNREFUSED")]) });
  const none = await tryMail("ann@example.com", { smtpUrl: undefined, mailFrom: undefined }, site, noRecord);
  expect(none.said).toEqual([expect.stringContaining("SMTP_URL is not set")]);
});

test("records that can't be looked up are not said to be missing", async () => {
  const settings = { smtpUrl: "smtp://127.0.0.1:9", mailFrom: undefined };
  const { said } = await tryMail("ann@example.com", settings, site, failing("ECONNREFUSED"));
  expect(said.slice(1)).toEqual([
    "The DNS records of second-stage.invalid can't be looked up from here (queryTxt ECONNREFUSED).",
  ]);
});

const tryOptions = { origin: "http://localhost:3000", email: "ann@example.com", every: 1 };

test("a test payment is paid and sent back", async () => {
  const { api, payments } = await openApi();
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    // Somebody opens the link, and pays.
    const [sale] = api.sales;
    if (said.length === 1 && sale) pay(sale);
  };
  expect(await tryPayment({ payments, ...tryOptions, say })).toBe(true);
  expect(said).toEqual([expect.stringContaining("https://"), expect.stringMatching(/^Paid, and sent back/)]);
  expect(api.done.map(({ path }) => path)).toContain("/v1/refunds");
});

test("one that nobody pays owes nothing; by bank transfer it says where to", async () => {
  const { payments } = await openApi();
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  expect(await tryPayment({ payments, ...tryOptions, within: 20, say })).toBe(false);
  expect(said.at(-1)).toContain("nothing is owed");
  const bank = { accountName: "Second Stage Ltd", sortCode: "12-34-56", accountNumber: "12345678" };
  expect(await tryPayment({ payments: bankTransfer(bank), ...tryOptions, say })).toBe(true);
  expect(said.join("\n")).toContain("12-34-56");
});
