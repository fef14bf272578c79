import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../tests/support/product/booking.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { asked as ask, mails, performerAnswers } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import { erasePerson } from "../privacy/erase-person.server.ts";
import { eraseQuote, minimiseQuote } from "../privacy/erase-quotes.server.ts";
import { eraseOldPerformers } from "../privacy/performer-retention.server.ts";
import { askPerformer } from "./ask-performer.server.ts";
import { addDaysOff, savePerformer, setActive } from "./save-performer.server.ts";
import { performerById } from "./store.server.ts";

const actor = { kind: "terminal" } as const;
const never = new AbortController().signal;
const tables = [
  "performer",
  "performerAct",
  "performerBlock",
  "performerSlot",
  "assignment",
  "assignmentLink",
] as const;

describeOnEach("what is kept of performers", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);
  const counts = async ({ database }: Ports) => {
    const counted: Record<string, number> = {};
    for (const table of tables) counted[table] = (await database.selectFrom(table).selectAll().execute()).length;
    return counted;
  };
  const none = Object.fromEntries(tables.map((table) => [table, 0]));
  const asked = async (ports: Ports) => {
    const sam = await storePerformer(ports.database, { notes: "Allergic to cats" });
    const reference = await bookedParty(ports);
    const asking = { reference, performerId: sam.id, note: "Ring twice", passOn: false, actor };
    const outcome = await askPerformer(ports, asking);
    if (outcome.kind !== "asked") throw new Error(outcome.why);
    return { sam, reference, assignment: outcome.assignment };
  };

  it("of a booking that is erased is nothing; of one in the accounts who did it for how much", async () => {
    const { ports } = await open();
    const { reference } = await asked(ports);
    await ports.write((write) => minimiseQuote(write, reference));
    expect(await counts(ports)).toMatchObject({ assignment: 1, assignmentLink: 0 });
    expect(await ports.database.selectFrom("assignment").selectAll().executeTakeFirst()).toMatchObject({ note: null });
    await ports.write((write) => eraseQuote(write, reference));
    expect(await counts(ports)).toMatchObject({ assignment: 0, assignmentLink: 0, performerSlot: 0 });
  });

  it("is nothing but the legal name, when one asks to be erased who had jobs; with jobs ahead they are named", async () => {
    const { ports, setTime } = await open();
    const { sam, reference, assignment } = await asked(ports);
    await performerAnswers(ports, assignment.id, "accept", actor);
    expect(await erasePerson(ports, "SAM@performer.example")).toMatchObject({
      performers: [],
      blocked: [{ reference, reason: expect.stringContaining("release them first") }],
    });
    setTime("2027-06-14T12:00:00Z");
    expect(await erasePerson(ports, "sam@performer.example")).toMatchObject({ performers: [sam.id] });
    const kept = JSON.stringify(await ports.database.selectFrom("performer").selectAll().execute());
    expect(kept).toContain("Sam Legal");
    expect(kept).not.toMatch(/07700|performer\.example|cats|York/);
    expect(await counts(ports)).toMatchObject({ assignment: 1, assignmentLink: 0 });
    expect(await ports.database.selectFrom("assignment").select("note").execute()).toEqual([{ note: null }]);
    const mails = await ports.database.selectFrom("outbox").select("message").execute();
    expect(mails.filter(({ message }) => message.includes("sam@performer.example"))).toEqual([]);
    await storePerformer(ports.database, { publicName: "New" });
    await erasePerson(ports, "new@performer.example");
    expect(await counts(ports)).toMatchObject({ performer: 1, performerAct: 0 });
  });

  it("is no email to the owner that names them; one about somebody else that waits to be sent stays", async () => {
    const { ports } = await open();
    const { database } = ports;
    const sam = await storePerformer(database, { publicName: "Samson" });
    const bob = await storePerformer(database, { publicName: "Bob" });
    const sammy = await storePerformer(database, { publicName: "Sammy" });
    const smith = await storePerformer(database, { publicName: "Sam Smith" });
    const reference = await bookedParty(ports, { performers: "4" });
    await performerAnswers(ports, (await ask(ports, reference, sam.id)).id, "accept");
    await database.updateTable("outbox").set({ status: "sent" }).execute();
    await database.updateTable("performer").set({ publicName: "Sam" }).where("id", "=", sam.id).execute();
    const [{ id } = { id: "" }] = await database.selectFrom("assignment").select("id").execute();
    await performerAnswers(ports, id, "decline");
    await performerAnswers(ports, (await ask(ports, reference, bob.id)).id, "decline");
    for (const other of [sammy, smith])
      await performerAnswers(ports, (await ask(ports, reference, other.id)).id, "decline");
    const about = async () =>
      (await mails(ports, reference, "performer-for-desk"))
        .map(({ subject }) => subject.split(/ (says|can)/)[0])
        .sort();
    expect(await about()).toEqual(["Bob", "Sam", "Sam Smith", "Sammy", "Samson"]);

    const { emails } = await erasePerson(ports, sam.email);
    expect(emails.filter(({ kind }) => kind === "performer-for-desk")).toHaveLength(2);
    expect(await about()).toEqual(["Bob", "Sam Smith", "Sammy"]);
    expect(await erasePerson(ports, bob.email)).toMatchObject({ performers: [bob.id] });
    expect(await about()).toEqual(["Sam Smith", "Sammy"]);
  });

  it("is no email to an address that they had before; one to another performer of the party stays", async () => {
    const { ports } = await open();
    const { database } = ports;
    const sam = await storePerformer(database);
    const bob = await storePerformer(database, { publicName: "Bob" });
    const reference = await bookedParty(ports, { performers: "2" });
    for (const { id } of [sam, bob]) await performerAnswers(ports, (await ask(ports, reference, id)).id, "decline");
    await database.updateTable("performer").set({ email: "new@performer.example" }).where("id", "=", sam.id).execute();

    const { emails } = await erasePerson(ports, "new@performer.example");
    expect(emails.map(({ kind }) => kind)).toContain("job-request");
    const left = await database.selectFrom("outbox").select("recipient").where("kind", "=", "job-request").execute();
    expect(left).toEqual([{ recipient: bob.email }]);
  });

  it("goes by itself once somebody has not been active for as long as enquiries are kept", async () => {
    const { ports, setTime } = await open();
    await storePerformer(ports.database, { active: 0 });
    await storePerformer(ports.database, { publicName: "Busy" });
    await eraseOldPerformers(ports, never);
    expect(await counts(ports)).toMatchObject({ performer: 2 });
    setTime("2028-11-21T12:00:00Z");
    await eraseOldPerformers(ports, never);
    expect(await ports.database.selectFrom("performer").select("publicName").execute()).toEqual([
      { publicName: "Busy" },
    ]);
    await erasePerson(ports, "busy@performer.example");
    expect(await counts(ports)).toEqual(none);
  });

  it("is no day off that has been over for as long", async () => {
    const { ports, setTime } = await open();
    const { id } = await storePerformer(ports.database);
    for (const [key, to] of [
      ["over", "2027-11-21"],
      ["kept", "2027-11-22"],
    ] as const) {
      const input = { from: "2026-12-01", to, weekday: null, note: "hospital" };
      await addDaysOff(ports, { id, key, input, actor });
    }
    setTime("2028-11-21T12:00:00Z");
    await eraseOldPerformers(ports, never);
    const left = await ports.database.selectFrom("performerBlock").select("id").execute();
    expect(left).toEqual([{ id: "kept" }]);
  });

  it("stays with somebody inactive until their last job is done, and goes then with the emails about it", async () => {
    const { ports, setTime } = await open();
    const reference = await bookedParty(ports, { date: "11/11/2028" });
    const sam = await storePerformer(ports.database);
    const outcome = await askPerformer(ports, { reference, performerId: sam.id, note: null, passOn: false, actor });
    if (outcome.kind !== "asked") throw new Error(outcome.why);
    await performerAnswers(ports, outcome.assignment.id, "accept", actor);
    await setActive(ports, { id: sam.id, active: false, actor });
    setTime("2028-11-10T12:00:00Z");
    expect(await eraseOldPerformers(ports, never)).toBe(0);
    const stored = await performerById(ports.database, sam.id);
    expect(stored).toMatchObject({ publicName: "Sam", email: "sam@performer.example", version: 2 });

    setTime("2028-11-13T12:00:00Z");
    expect(await eraseOldPerformers(ports, never)).toBe(1);
    expect(await performerById(ports.database, sam.id)).toMatchObject({ publicName: "Former performer", version: 3 });
    const recipients = await ports.database.selectFrom("outbox").select("recipient").execute();
    expect(recipients.map(({ recipient }) => recipient)).toContain("zoe@example.com");
    expect(recipients.map(({ recipient }) => recipient)).not.toContain("sam@performer.example");
    // The form was shown before the erasure.
    const input = { ...sam, acts: ["cheeky-butlers"], base: { base: sam.base, lat: sam.lat, lon: sam.lon } };
    expect(await savePerformer(ports, { id: sam.id, version: 2, input, actor })).toBe("changed-since");
    expect(await savePerformer(ports, { id: sam.id, version: 3, input, actor })).toBe("unknown");
  });
});
