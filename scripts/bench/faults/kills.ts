import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Mailbox } from "../../../tests/support/processes/mailbox.ts";
import { stop, until } from "../../../tests/support/processes/process.ts";
import { rowsIn } from "../../../tests/support/processes/rows.ts";
import { crowd } from "../../../tests/system/quote-client.ts";
import { place } from "./site.ts";

const visitors = 8;

/**
 * Kills the web process (SIGKILL) repeatedly while visitors send quotes, each until it is answered.
 * @returns acknowledged quotes; `lost`: those without a row or without one of two emails; `twice`: rows and emails too many
 */
export async function kills(count: number) {
  const mailbox = new Mailbox();
  await mailbox.open();
  const here = await place({ SMTP_URL: mailbox.url, MAIL_RETRY_SECONDS: "1", LOG_LEVEL: "error" });
  let site = await here.start();
  const { acknowledged, more, leave } = crowd(here.origin, visitors);
  for (let kill = 0; kill < count; kill++) {
    await more(Math.floor(Math.random() * 7));
    await wait(Math.random() * 100);
    site.child.kill("SIGKILL");
    await site.ended;
    site = await here.start();
  }
  await leave();
  const rows = rowsIn(path.join(here.folder, "site.db"));
  await until("the outbox is empty", () => rows.mails().every(({ status }) => status !== "waiting"));
  await stop(site);

  const quotes = rows.quotes();
  const delivered = mailbox.received.map(({ headers }) => headers["message-id"]);
  const emails = (reference: string) => rows.mailsOf(reference).filter(({ status }) => status === "sent").length;
  const stored = new Set<string>(quotes.map(({ reference }) => reference));
  const lost = acknowledged.filter(({ reference }) => !stored.has(reference) || emails(reference) < 2).length;
  const twice = quotes.length - acknowledged.length + (delivered.length - new Set(delivered).size);
  await mailbox.away();
  here.remove();
  return { kills: count, acknowledged: acknowledged.length, lost, twice };
}
