import { expect, test } from "vitest";
import { type EmailKind, emailKinds } from "../../app/email/kinds.ts";
import { shortMail } from "../../tests/support/product/outgoing-mail.ts";
import { describeOnEach, type TestStores } from "../../tests/support/product/stores.ts";
import { copiesOfForms, outboxWith, repliesPerDay, wakingWrite } from "./outbox.ts";

async function desk(stores: TestStores) {
  const { database, write } = await stores.fresh();
  const time = { now: new Date("2026-11-21T12:00:00Z") };
  const outbox = () => outboxWith({ now: () => time.now }, () => {});
  const reply = (address: string, { kind = "quote-received" as EmailKind, suspect = false, by = outbox() } = {}) =>
    write((transaction) => by.reply(transaction, shortMail(address, { kind }), address, suspect));
  const count = async () => (await database.selectFrom("outbox").select("id").execute()).length;
  return { database, write, outbox, reply, count, time };
}

describeOnEach("replies to what visitors do", (stores) => {
  test("one mailbox gets so many in 24 hours, over all kinds and spellings and processes, however many ask at once", async () => {
    const { reply, count, outbox } = await desk(stores);
    const others = [outbox(), outbox()];
    const kinds = ["quote-received", "enquiry-copy"] as const;
    await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        reply(["ann@example.com", "ANN@example.com", `ann+${i}@example.com`][i % 3] ?? "", {
          kind: kinds[i % 2] as EmailKind,
          by: others[i % 2] as ReturnType<typeof outbox>,
        }),
      ),
    );
    expect(await count()).toBe(repliesPerDay);
    await reply("bob@example.com");
    expect(await count()).toBe(repliesPerDay + 1);
  });

  test("forms under a customer's address stop no email of any other kind", async () => {
    const { database, reply } = await desk(stores);
    for (let i = 0; i < repliesPerDay; i++) await reply("ann@example.com");
    for (const kind of copiesOfForms) await reply("ann@example.com", { kind });
    const others = (Object.keys(emailKinds) as EmailKind[]).filter((kind) => !copiesOfForms.includes(kind));
    for (const kind of others) {
      await reply("ann@example.com", { kind });
      const written = await database.deleteFrom("outbox").where("kind", "=", kind).executeTakeFirst();
      expect(Number(written.numDeletedRows), kind).toBe(1);
    }
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(repliesPerDay);
  });

  test("the day slides: a reply counts for 24 hours from when it was written", async () => {
    const { reply, count, time } = await desk(stores);
    await reply("ann@example.com");
    time.now = new Date("2026-11-22T11:00:00Z");
    for (let i = 0; i < repliesPerDay; i++) await reply("ann@example.com");
    expect(await count()).toBe(repliesPerDay);
    time.now = new Date("2026-11-22T12:00:01Z");
    await reply("ann@example.com");
    await reply("ann@example.com");
    expect(await count()).toBe(repliesPerDay + 1);
  });

  test("a form that looks automatic gets no reply, and uses up none of the limit", async () => {
    const { reply, count } = await desk(stores);
    for (let i = 0; i < repliesPerDay; i++) await reply("ann@example.com", { suspect: true });
    expect(await count()).toBe(0);
    await reply("ann@example.com");
    expect(await count()).toBe(1);
  });

  test("emails that are no replies do not count towards the limit", async () => {
    const { write, outbox, reply, count } = await desk(stores);
    const offer = shortMail("ann@example.com", { kind: "quote-offer" });
    for (let i = 0; i < repliesPerDay; i++) await write((transaction) => outbox().put(transaction, offer, "BT"));
    await reply("ann@example.com");
    expect(await count()).toBe(repliesPerDay + 1);
  });

  test("an email is found by what it is about, its kind, and the time since when it was written", async () => {
    const { database, outbox, reply } = await desk(stores);
    await reply("ann@example.com");
    const wrote = (about: string, kind: EmailKind, since?: string) => outbox().wrote(database, about, [kind], since);
    expect(await wrote("ann@example.com", "quote-received")).toBe(true);
    expect(await wrote("bob@example.com", "quote-received")).toBe(false);
    expect(await wrote("ann@example.com", "booked")).toBe(false);
    expect(await wrote("ann@example.com", "quote-received", "2026-11-21T12:00:01.000Z")).toBe(false);
  });
});

describeOnEach("a write", (stores) => {
  test("wakes the deliverer once it is committed with an email, and for no other reason", async () => {
    const { database, write, outbox } = await desk(stores);
    const heard: number[] = [];
    const waking = wakingWrite(write, () => heard.push(heard.length));
    const put = (address: string, then = () => {}) =>
      waking(async (transaction) => {
        await outbox().put(transaction, shortMail(address), "BT-1");
        expect(heard).toHaveLength(0);
        then();
      });
    await waking(async (transaction) => void (await transaction.selectFrom("outbox").select("id").execute()));
    await put("");
    await expect(
      put("ann@example.com", () => {
        throw new Error("disk full");
      }),
    ).rejects.toThrow("disk full");
    expect(heard).toHaveLength(0);
    await put("ann@example.com");
    expect(heard).toHaveLength(1);
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(1);
  });
});
