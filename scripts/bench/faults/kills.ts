import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Mailbox } from "../../../tests/support/processes/mailbox.ts";
import { until } from "../../../tests/support/processes/process.ts";
import { rowsIn } from "../../../tests/support/processes/rows.ts";
import { type Acknowledged, requestQuote } from "../../../tests/system/quote-client.ts";
import { place, stop } from "./site.ts";

const visitors = 8;

/**
 * Kills the web process (SIGKILL) repeatedly while visitors send quotes, each until it is answered.
 * @returns acknowledged quotes; `lost`: those without a row or without one of two emails; `twice`: rows and emails too many
 */
export async function kills(count: number) {
  const mailbox = new Mailbox();
  await mailbox.open();
  const here = await place({ SMTP_URL: mailbox.url, MAIL_RETRY_SECONDS: "1", LOG_LEVEL: "error" });
  const acknowledged: Acknowledged[] = [];
  let closing = false;
  const visitor = async () => {
    while (!closing) acknowledged.push(await requestQuote(here.origin, AbortSignal.timeout(600_000)));
  };
  let site = await here.start();
  const crowd = Promise.all(Array.from({ length: visitors }, visitor));
  for (let kill = 0; kill < count; kill++) {
    const enough = acknowledged.length + Math.floor(Math.random() * 7);
    await until("more answers", async () => acknowledged.length >= enough || undefined);
    await wait(Math.random() * 100);
    site.child.kill("SIGKILL");
    await site.ended;
    site = await here.start();
  }
  closing = true;
  await crowd;
  const rows = rowsIn(path.join(here.folder, "site.db"));
  await until("the outbox is empty", async () => rows.mails().every(({ status }) => status !== "waiting") || undefined);
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
