import { expect, test } from "vitest";
import { outboxWith } from "../../../server/email/outbox.ts";
import { storedEmail } from "../../../tests/support/product/drawn-email.ts";
import { overtaken } from "../../../tests/support/product/overtaken.ts";
import { bookedRow } from "../../../tests/support/product/reviews.ts";
import { describeOnEach, quietLog } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import type { Quote } from "../quote/table.server.ts";
import { inviteBookers } from "./invite-bookers.server.ts";

const never = new AbortController().signal;
const clock = { now: () => new Date("2026-11-21T12:00:00Z") };

const portsOn = ({ database, write }: Pick<Ports, "database" | "write">): Ports =>
  ({
    database,
    write,
    clock,
    log: quietLog,
    outbox: outboxWith(clock, () => {}),
    settings: { origin: "http://localhost:3000" },
  }) as Ports;

describeOnEach("the invitation to review", (stores) => {
  const stocked = async (...rows: Quote[]) => {
    const place = await stores.lent();
    const { store } = place;
    if (rows.length > 0)
      await store.database
        .insertInto("quote")
        .values(rows as never)
        .execute();
    const mails = async () =>
      Promise.all(
        (await store.database.selectFrom("outbox").selectAll().orderBy("subjectRef").execute()).map(async (row) => ({
          reference: row.subjectRef,
          kind: row.kind,
          mail: await storedEmail(row.message),
        })),
      );
    return { place, store, mails };
  };

  test("goes to bookers whose party was three days ago and who said that we may ask", async () => {
    const { store, mails } = await stocked(
      bookedRow("BT-A", { eventDate: "2026-11-18" }),
      bookedRow("BT-B", { eventDate: "2026-11-19" }),
      bookedRow("BT-C", { eventDate: "2026-10-01" }),
      bookedRow("BT-D", { eventDate: "2026-11-15", status: "balance-paid" }),
      bookedRow("BT-E", { eventDate: "2026-11-15", status: "done" }),
      bookedRow("BT-F", { eventDate: "2026-11-15", status: "cancelled" }),
      bookedRow("BT-G", { eventDate: "2026-11-15", reviewWantedAt: null }),
      bookedRow("BT-H", { eventDate: "2026-11-15", suspect: 1 }),
      bookedRow("BT-I", { eventDate: "2026-11-15", status: "lapsed" }),
    );
    expect(await inviteBookers(portsOn(store), never)).toBe(3);
    expect((await mails()).map(({ reference }) => reference)).toEqual(["BT-A", "BT-D", "BT-E"]);
    expect(await inviteBookers(portsOn(store), never)).toBe(0);
    const [{ mail } = { mail: undefined }] = await mails();
    expect(mail).toMatchObject({ to: { address: "ann@example.com" }, subject: "How was it? Your Cheeky Butlers" });
    const link = /http:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).toMatch(/^http:\/\/localhost:3000\/reviews\/write\?key=[\w-]{22}$/);
    expect(mail?.html).toContain(link);
    expect(mail?.text).toContain("ends on 20 Jan 2027");
    const invites = await store.database.selectFrom("reviewInvite").selectAll().execute();
    expect(JSON.stringify(invites)).not.toContain(link.slice(-22));
  });

  test("calls an act that has left the catalogue what it was called", async () => {
    const { store, mails } = await stocked(bookedRow("BT-A", { eventDate: "2026-11-18", act: "gone" }));
    expect(await inviteBookers(portsOn(store), never)).toBe(1);
    expect(await mails()).toMatchObject([{ mail: { subject: "How was it? Your cheeky butlers" } }]);
  });

  test("is not written at night, when a day begins", async () => {
    const { store } = await stocked(bookedRow("BT-A", { eventDate: "2027-06-12" }));
    const at = (iso: string) => inviteBookers({ ...portsOn(store), clock: { now: () => new Date(iso) } }, never);
    expect(await at("2027-06-15T00:10:00Z")).toBe(0);
    expect(await at("2027-06-15T07:59:00Z")).toBe(0);
    expect(await at("2027-06-15T08:00:00Z")).toBe(1);
  });

  test("of a surprise says nothing in subject, sender or first line", async () => {
    const { store, mails } = await stocked(bookedRow("BT-S", { surprise: 1 }));
    await inviteBookers(portsOn(store), never);
    const [{ mail } = { mail: undefined }] = await mails();
    expect(mail).toMatchObject({ subject: "Your enquiry BT-S: how was it?", fromName: "Enquiries desk" });
    expect(`${mail?.subject}${mail?.fromName}${mail?.replyTo?.name}`).not.toMatch(/butler|party|Bow/i);
    expect(/<div[^>]*>([^<]*)/.exec(mail?.html ?? "")?.[1]).not.toMatch(/butler|party|review|Bow/i);
  });

  test("is written once, however many processes run and however often one is killed between its writes", async () => {
    const references = Array.from({ length: 60 }, (_, index) => `BT-${100 + index}`);
    const { place, store } = await stocked(...references.map((reference) => bookedRow(reference)));
    let cuts = 0;
    const processes = [0, 1, 2].map(() => {
      const ports = portsOn(stores.open(place, 2));
      // Every few invitations the process ends before its commit, as a kill would have it.
      const write: Ports["write"] = (work) =>
        ports.write(async (transaction) => {
          const done = await work(transaction);
          if (cuts < 12 && Math.random() < 0.3) {
            cuts++;
            throw new Error("killed");
          }
          return done;
        });
      return { ...ports, write };
    });
    for (let round = 0; round < 40; round++) {
      const ran = await Promise.allSettled(processes.map((ports) => inviteBookers(ports, never)));
      for (const one of ran) if (one.status === "rejected") expect(one.reason).toMatchObject({ message: "killed" });
      if (ran.every((one) => one.status === "fulfilled")) break;
    }
    expect(cuts).toBe(12);
    const written = await store.database.selectFrom("outbox").select("subjectRef").orderBy("subjectRef").execute();
    expect(written.map(({ subjectRef }) => subjectRef)).toEqual(references);
    expect(await store.database.selectFrom("reviewInvite").selectAll().execute()).toHaveLength(60);
  });

  test("is not written for a booking that is cancelled meanwhile", async () => {
    const { store, mails } = await stocked(bookedRow("BT-A"));
    const ports = portsOn(store);
    const write: Ports["write"] = async (work) => {
      await store.database
        .updateTable("quote")
        .set({ status: "cancelled" } as never)
        .execute();
      return ports.write(work);
    };
    expect(await inviteBookers({ ...ports, write }, AbortSignal.timeout(2000))).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test("does not go to an address that is corrected at that moment", async () => {
    const { store, mails } = await stocked(bookedRow("BT-A", { eventDate: "2026-11-18" }));
    const correct = () => store.database.updateTable("quote").set({ email: "new@example.com" }).execute();
    expect(await inviteBookers(overtaken(portsOn(store), correct), never)).toBe(0);
    expect(await inviteBookers(portsOn(store), never)).toBe(1);
    expect((await mails()).map(({ mail }) => mail.to.address)).toEqual(["new@example.com"]);
  });
});
