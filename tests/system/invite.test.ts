/**
 * The invitation to review is sent once for each booking: two servers on one database are killed again and again, with their mail
 * processes, while they write invitations, and the lease that keeps them apart is ended early.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Mailbox } from "../support/processes/mailbox.ts";
import { noon } from "../support/processes/noon.ts";
import { freeAddress } from "../support/processes/port.ts";
import { launch, type Running, stop, until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { bookedRow } from "../support/product/reviews.ts";
import { describeOnEach } from "../support/product/stores.ts";
import { outboxEmpty } from "./restarted-site.ts";

/** KILLS=50 for a long night. */
const kills = Number(process.env.KILLS ?? 4);
/** So many that inviting takes longer than the kills. */
const bookings = 40 * kills;

describeOnEach("two servers, killed while they invite", (stores) => {
  it("send one invitation for each booking", async () => {
    const place = await stores.prepared();
    const { database } = stores.open(place);
    const ended = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
    const references = Array.from({ length: bookings }, (_, index) => `BT-${1000 + index}`);
    await database
      .insertInto("quote")
      .values(references.map((reference) => bookedRow(reference, { eventDate: ended })) as never)
      .execute();
    const mailbox = new Mailbox();
    await mailbox.open();
    const folder = scratch("site-invite-");

    const start = async (): Promise<Running> => {
      const { address } = await freeAddress();
      const server = launch({
        ...address,
        ...noon,
        DATA_DIR: place.databaseUrl ? folder : place.dataFolder,
        DATABASE_URL: place.databaseUrl,
        SMTP_URL: mailbox.url,
        MAIL_RETRY_SECONDS: "1",
      });
      await server.says('"event":"mail.ready"');
      return server;
    };
    /** Does as if the lease's five minutes were over, and the hour until the next run too. */
    const expireLease = () =>
      database
        .updateTable("job")
        .set({ leasedUntil: null, dueAt: "2020-01-01T00:00:00.000Z" })
        .where("name", "=", "invite-reviews")
        .execute();
    const invited = async () => (await database.selectFrom("reviewInvite").select("bookingRef").execute()).length;
    const kill = async ({ child, ended: gone }: Running) => {
      const below = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
      for (const pid of [child.pid, ...below.map(Number)]) if (pid) process.kill(pid, "SIGKILL");
      await gone;
    };

    const servers = [await start(), await start()];
    for (let round = 0; round < kills; round++) {
      const before = await invited();
      await expireLease();
      await until("another invitation, or all", async () => {
        const now = await invited();
        return now > before || now === bookings;
      });
      await expireLease();
      const victim = servers.shift() as Running;
      await kill(victim);
      servers.push(await start());
    }
    await until("every booking is invited", async () => {
      await expireLease();
      return (await invited()) === bookings;
    });
    // Other processes take over the emails of killed ones when their leases expire, so this ends the leases.
    await database
      .updateTable("outbox")
      .set({ leasedUntil: null, dueAt: "2020-01-01T00:00:00.000Z" })
      .where("status", "=", "waiting")
      .execute();
    await outboxEmpty({ database });
    await Promise.all(servers.map(stop));

    const emails = await database.selectFrom("outbox").select(["id", "subjectRef", "kind"]).execute();
    const about = (wanted: string) => emails.filter(({ kind }) => kind === wanted).map(({ subjectRef }) => subjectRef);
    expect(about("review-invite").sort()).toEqual(references);
    // Another job sends thanks; the servers may be stopped before it has finished.
    const thanked = about("thanks");
    expect(thanked).toHaveLength(new Set(thanked).size);
    expect(emails).toHaveLength(references.length + thanked.length);
    // A process that is killed between the mail server's answer and its own record sends the same email again, under the same id.
    const received = new Set(
      mailbox.received.map(({ headers }) => /^<([^@]+)@/.exec(headers["message-id"] ?? "")?.[1]),
    );
    expect([...received].sort()).toEqual(emails.map(({ id }) => id).sort());
    console.log(
      `${kills} kills, ${bookings} bookings, ${emails.length} invitations, ${mailbox.received.length} emails`,
    );
    await mailbox.away();
  });
});
