import { expect, it } from "vitest";
import { accepted, checkout, deskOn, form } from "../../../tests/support/product/booking.ts";
import { storedEmail } from "../../../tests/support/product/drawn-email.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { actor, asked, never, performerAnswers, slots } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { erasePerformer } from "../performer/erase-performers.server.ts";
import { maintainAssignments } from "../performer/maintain-assignments.server.ts";
import { moveQuote } from "../quote/store.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { eraseOldPerformers } from "./performer-retention.server.ts";

const email = "zoe@example.com";

describeOnEach("a performer whose customer is erased", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);
  const stored = async ({ database }: Ports) => {
    const rows = await database.selectFrom("outbox").selectAll().orderBy("recipient").execute();
    return Promise.all(rows.map(async ({ message, ...row }) => ({ ...row, mail: await storedEmail(message) })));
  };
  const sent = ({ database }: Ports) => database.updateTable("outbox").set({ status: "sent" }).execute();
  /** A booking that the customer cancelled and that is refunded. @param cutOff the process died before its performers were told */
  const cancelled = async (ports: Ports, cutOff = false) => {
    const reference = await bookedParty(ports);
    const sam = await storePerformer(ports.database);
    await asked(ports, reference, sam.id);
    await sent(ports);
    const how = { actor: "owner", at: ports.clock.now() } as const;
    if (cutOff) await ports.write((write) => moveQuote(write, reference, "cancelled", how));
    else await cancelQuote(ports, { reference, byAgency: false });
    await ports.database.updateTable("refund").set({ status: "done" }).execute();
    return { reference, sam };
  };

  it("reads that the party is off, asked or with a yes, and nothing of the customer; who said no reads nothing", async () => {
    const { ports } = await open();
    const details = { performers: "3", time: "7.30pm", venue: "The Old Crown", notes: "A side gate" };
    const reference = await accepted(ports, form(details));
    const sam = await storePerformer(ports.database);
    const bob = await storePerformer(ports.database, { publicName: "Bob" });
    const ann = await storePerformer(ports.database, { publicName: "Ann" });
    await asked(ports, reference, sam.id);
    await performerAnswers(ports, (await asked(ports, reference, bob.id)).id, "accept");
    await performerAnswers(ports, (await asked(ports, reference, ann.id)).id, "decline");
    await sent(ports);

    expect(await erasePerson(ports, email)).toMatchObject({ quotes: [reference] });
    const left = await stored(ports);
    expect(left).toMatchObject([
      { kind: "job-over", recipient: "bob@performer.example", status: "waiting" },
      { kind: "job-over", recipient: "sam@performer.example", status: "waiting" },
    ]);
    for (const { mail } of left) {
      expect(mail.text).toContain("Saturday 12 June 2027");
      expect(mail.text).toContain("will not take place");
      expect(JSON.stringify(mail)).not.toMatch(/zo[eë]|07700 900123|crown|side gate/i);
    }
    expect(await slots(ports)).toBe(0);
    expect(await maintainAssignments(ports, never)).toBe(0);
    await ports.write((write) => erasePerformer(write, sam.id, ports.clock.now()));
    expect(await stored(ports)).toMatchObject([{ recipient: "bob@performer.example" }]);
  });

  it("may go on working: the email about it is erased as those about any other request are", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    await asked(ports, await accepted(ports, form({ performers: "1", time: "7.30pm" })), sam.id);
    await sent(ports);
    await erasePerson(ports, email);
    setTime("2027-11-20T12:00:00Z");
    await eraseOldPerformers(ports, never);
    expect(await stored(ports)).toMatchObject([{ kind: "job-over", subjectRef: sam.id }]);
    setTime("2027-11-21T12:00:00Z");
    await eraseOldPerformers(ports, never);
    expect(await stored(ports)).toEqual([]);
  });

  it.each(["before", "after"])("reads it once, when the booking was cancelled just %s they were told", async (when) => {
    const { ports } = await open();
    const { reference, sam } = await cancelled(ports, when === "before");
    expect(await erasePerson(ports, email)).toMatchObject({ kept: [{ reference }] });
    await maintainAssignments(ports, never);
    const jobOver = (await stored(ports)).filter(({ kind }) => kind === "job-over");
    expect(jobOver).toMatchObject([{ recipient: sam.email, subjectRef: sam.id }]);
  });

  it("is not told twice, nor of a party that is over", async () => {
    const { ports, setTime } = await open();
    await cancelled(ports);
    await sent(ports);
    await erasePerson(ports, email);
    expect(await stored(ports)).toEqual([]);

    const other = await accepted(ports, form({ performers: "1", time: "7.30pm" }));
    await asked(ports, other, (await storePerformer(ports.database, { publicName: "Bob" })).id);
    await sent(ports);
    setTime("2027-06-12T20:30:00Z");
    expect(await erasePerson(ports, email)).toMatchObject({ quotes: [other] });
    expect(await stored(ports)).toEqual([]);
  });

  it("is told on the day itself where there is no start time", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await accepted(ports, form({ performers: "1", time: "" }));
    await asked(ports, reference, sam.id);
    await sent(ports);
    setTime("2027-06-12T08:00:00Z");
    expect(await erasePerson(ports, email)).toMatchObject({ quotes: [reference] });
    expect(await stored(ports)).toMatchObject([{ kind: "job-over", recipient: sam.email }]);
  });

  it("reads nothing where the request has not left either, unless they said yes by phone", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const bob = await storePerformer(ports.database, { publicName: "Bob" });
    const reference = await accepted(ports, form({ performers: "2", time: "7.30pm" }));
    await asked(ports, reference, sam.id);
    await performerAnswers(ports, (await asked(ports, reference, bob.id)).id, "accept", actor);
    await erasePerson(ports, email);
    expect(await stored(ports)).toMatchObject([{ kind: "job-over", recipient: bob.email }]);
    expect(await slots(ports)).toBe(0);
  });
});
