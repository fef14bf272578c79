/**
 * Nothing that was acknowledged is lost, and no mail goes out twice, however the server dies: it is killed without warning and
 * restarted again and again while visitors send quotes, and the mail server goes away for a while in between.
 */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Running, stop } from "../support/processes/process.ts";
import { describeOnEach } from "../support/product/stores.ts";
import { crowd } from "./quote-client.ts";
import { outboxEmpty, restartedSite } from "./restarted-site.ts";

/** At least `away.to`. KILLS=50 for a long night. */
const kills = Number(process.env.KILLS ?? 3);
/** Kills during which the mail server is away. */
const away = { from: 2, to: 3 };
/** A server is killed after up to this many answers, and up to this many milliseconds later, in the middle of whatever it does then. */
const longestLife = { answers: 6, milliseconds: 100 };

describeOnEach("killed again and again", (stores) => {
  it("loses no quote and sends each mail once", async () => {
    const place = await stores.place();
    const { mailbox, origin, start, end } = await restartedSite(place, {
      QUOTES_PER_HOUR: "1000000",
      MIN_FILL_SECONDS: "0",
    });

    let server: Running = await start();
    const { acknowledged, more, leave } = crowd(origin);

    for (let round = 1; round <= kills; round++) {
      if (round === away.from) await mailbox.away();
      if (round === away.to) await mailbox.open();
      await more(Math.floor(Math.random() * (longestLife.answers + 1)));
      await wait(Math.random() * longestLife.milliseconds);
      server.child.kill("SIGKILL");
      expect(await server.ended, server.output()).toBe("SIGKILL");
      server = await start();
    }
    await leave();
    const store = stores.open(place);
    await outboxEmpty(store);
    await stop(server);

    const quotes = await store.database.selectFrom("quote").select(["reference", "email"]).execute();
    const mails = await store.database.selectFrom("outbox").select(["id", "subjectRef", "kind", "status"]).execute();
    // Every form was sent again until it was answered, so the stored quotes are exactly those acknowledged, each once.
    expect(sorted(quotes)).toEqual(sorted(acknowledged.map(({ reference, email }) => ({ reference, email }))));
    for (const { reference } of acknowledged) {
      const about = mails.filter((mail) => mail.subjectRef === reference);
      expect(about.map(({ kind }) => kind).sort()).toEqual(["quote-for-desk", "quote-received"]);
      expect(about.map(({ status }) => status)).toEqual(["sent", "sent"]);
    }
    const delivered = mailbox.received.map(({ headers }) => /^<([^@]+)@/.exec(headers["message-id"] ?? "")?.[1]);
    expect(delivered.sort()).toEqual(mails.map(({ id }) => id).sort());

    const again = acknowledged.filter(({ sendings }) => sendings > 1).length;
    console.log(
      `${kills} kills, ${acknowledged.length} quotes (${again} sent more than once), ${delivered.length} emails`,
    );
    expect(acknowledged.length).toBeGreaterThan(kills);
    await end();
  });
});

const sorted = <T extends { reference: string }>(rows: T[]) =>
  rows.toSorted((a, b) => a.reference.localeCompare(b.reference));
