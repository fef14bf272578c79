import { expect, it } from "vitest";
import type { Ports } from "../../../app/context.ts";
import { withdrawPerformer } from "../../../app/features/performer/answer-job.server.ts";
import { accepted, form } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { asked } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import type { Desk } from "../open.ts";
import { answered, release } from "./performers.ts";

const add = (name: string, more: readonly string[] = []) => [
  ...["performers", "add", "--name", name, "--legal-name", `${name} Smith`, "--act", "cheeky-butlers", "drag-acts"],
  ...["--base", "YO1", "--miles", "40", "--phone", `07700 9004${name.charCodeAt(0)}`, "--fee", "£80"],
  ...["--email", `${name.toLowerCase()}@performer.example`, ...more],
];

describeOnEach("performers at the terminal", (stores) => {
  it("are added, asked, answer by phone, and are released", async () => {
    const desk = await stockedDesk(stores);
    const reference = await bookedParty(desk.ports);
    expect((await desk.run(["performers", "free", reference])).out).toContain(
      "You have no performer for this act yet: npm run desk -- performers add",
    );
    const sam = await desk.json(add("Sam", ["--notes", "Own car"]));
    const kim = await desk.json(add("Kim"));
    expect(sam).toMatchObject({
      publicName: "Sam",
      fee: 8000,
      miles: 40,
      active: 1,
      acts: ["cheeky-butlers", "drag-acts"],
    });
    expect((await desk.run("performers")).out).toMatch(/Kim[\s\S]*Sam/);
    await desk.json(["performers", "off", kim.id, "--every", "Saturday"]);
    expect((await desk.json(["performers", "free", reference])).free).toMatchObject([{ publicName: "Sam" }]);
    const ask = (id: string) => desk.run(["performers", "ask", reference, id, "--yes", "--fee", "95.50"]);
    expect(await ask(kim.id)).toMatchObject({ code: 1, err: "Kim has that day off.\n" });
    expect(await ask(sam.id.slice(0, 8))).toMatchObject({ code: 0 });
    expect(await ask(sam.id)).toMatchObject({ code: 1, err: "Sam has been asked for this booking already.\n" });
    const asked = await desk.json(["performers", "free", reference]);
    expect(asked).toMatchObject({
      assigned: [{ Name: "Sam", Answer: "asked, no answer yet", Fee: "£95.50" }],
      free: [],
    });

    await desk.json(["performers", "answer", reference, sam.id, "yes"]);
    expect((await desk.run(["performers", "free", reference])).out).toContain("said yes");
    await desk.json(["performers", "release", reference, sam.id, "--yes"]);
    expect(await desk.run(["performers", "release", reference, sam.id, "--yes"])).toMatchObject({ code: 1 });

    await desk.json(["performers", "stop", sam.id]);
    expect(await ask(sam.id)).toMatchObject({ code: 1, err: "Sam is not active.\n" });
    await desk.json(["performers", "start", sam.id]);
    expect(await ask(sam.id)).toMatchObject({ code: 0 });
  });

  it("are changed in what is named; days off are removed by their id", async () => {
    const desk = await stockedDesk(stores);
    const sam = await desk.json(add("Sam", ["--notes", "Own car"]));
    const changed = await desk.json(["performers", "edit", sam.id, "--fee", "95.50", "--act", "drag"]);
    expect(changed).toMatchObject({ fee: 9550, acts: ["drag-acts"], publicName: "Sam", notes: "Own car", miles: 40 });
    expect(await desk.run(["performers", "edit", sam.id, "--miles", "far"])).toMatchObject({
      code: 1,
      err: "Enter miles as a number from 1 to 900\n",
    });
    const twice = await desk.run(add("Sam"));
    expect(twice).toMatchObject({
      code: 2,
      err: expect.stringContaining("Sam has this email address or phone number"),
    });
    const { daysOff } = await desk.json(["performers", "off", sam.id, "--from", "2027-06-12"]);
    expect((await desk.run(["performers", "show", sam.id])).out).toContain(
      `${daysOff[0].id.slice(0, 8)}  12 June 2027`,
    );
    expect(await desk.run(["performers", "remove-off", sam.id, "ffffffff"])).toMatchObject({ code: 1 });
    const removed = ["performers", "remove-off", sam.id, daysOff[0].id.slice(0, 8)];
    expect(await desk.json(removed)).toMatchObject({ daysOff: [] });
  });

  it("are told that the party is off when its customer is erased, and the terminal says how many", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports, form({ performers: "1" }));
    await asked(desk.ports, reference, (await storePerformer(desk.ports.database)).id);
    await desk.ports.database.updateTable("outbox").set({ status: "sent" }).execute();
    expect((await desk.run(`erase ${reference} --yes`)).out).toMatch(/Told that it is off +1 performer\n/);
  });
});

describeOnSqlite("performers at the terminal", (stores) => {
  it("are told when a booking for which they were asked is cancelled, and the desk says so of no other booking", async () => {
    const desk = await stockedDesk(stores);
    const sam = await desk.json(add("Sam"));
    const [asked, other] = [await bookedParty(desk.ports), await bookedParty(desk.ports)];
    await desk.json(["performers", "ask", asked, sam.id, "--yes"]);
    const cancel = async (reference: string) => (await desk.run(`cancel ${reference} --by us --yes`)).out;
    expect(await cancel(asked)).toContain("the customer and the performers are told by email.");
    expect(await desk.json(`mail ${asked}`)).toContainEqual(expect.objectContaining({ kind: "job-over" }));
    expect(await cancel(other)).toContain("the customer is told by email.");
  });

  it("can be neither answered for nor released once somebody else has released them", async () => {
    const desk = await stockedDesk(stores);
    const { database } = desk.store;
    const sam = await desk.json(add("Sam"));
    const reference = await bookedParty(desk.ports);
    /** A desk that has read that Sam is asked; before it writes, somebody else releases Sam. */
    const late = async (): Promise<Desk> => {
      const { id } = await desk.json(["performers", "ask", reference, sam.id, "--yes"]);
      const write: Ports["write"] = async (work) => {
        await withdrawPerformer(desk.ports, { id, actor: { kind: "terminal" } });
        return desk.ports.write(work);
      };
      const by = { kind: "terminal" };
      return { database, ports: { ...desk.ports, write }, ask: { agree: async () => {} }, by } as unknown as Desk;
    };
    await expect(answered(await late(), reference, sam.id, "yes")).rejects.toThrow("answered or released before");
    await expect(release(await late(), reference, sam.id)).rejects.toThrow("was released, or said no, before");
  });

  it("get a note as the browser's form would send it: in one line of 500 characters, without control characters", async () => {
    const desk = await stockedDesk(stores);
    const sam = await desk.json(add("Sam"));
    const reference = await bookedParty(desk.ports);
    const note = `\u0007Black\ntie ${"x".repeat(600)}`;
    const asked = await desk.json(["performers", "ask", reference, sam.id, "--yes", "--note", note]);
    expect(asked.note).toMatch(/^Black tie x+$/);
    expect(asked.note).toHaveLength(500);
  });

  it("are not offered for a booking for which nobody can be asked, and the desk says why", async () => {
    const desk = await stockedDesk(stores);
    await desk.json(add("Sam"));
    const kim = await desk.json(add("Kim"));
    const reference = await bookedParty(desk.ports);
    await desk.json(["performers", "ask", reference, kim.id, "--yes"]);
    const free = async () => {
      const { out } = await desk.run(["performers", "free", reference]);
      return { out, free: (await desk.json(["performers", "free", reference])).free };
    };
    expect(await free()).toMatchObject({
      free: [],
      out: expect.stringContaining("every place of this booking is taken"),
    });
    await desk.json(["performers", "release", reference, kim.id, "--yes"]);
    expect((await free()).free).toHaveLength(2);
    desk.setTime("2027-06-13T12:00:00Z");
    expect(await free()).toMatchObject({
      free: [],
      out: expect.stringContaining("this booking is over, or has begun"),
    });
  });

  it("are not added from a place that is not known, and not shown for an unknown id", async () => {
    const desk = await stockedDesk(stores);
    const wrong = await desk.run([...add("Sam").map((word) => (word === "YO1" ? "Nowhere at all" : word))]);
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.err).toContain("Enter a postcode district such as LS6");
    expect(await desk.run("performers show abcd1234")).toMatchObject({ code: 1 });
  });
});
