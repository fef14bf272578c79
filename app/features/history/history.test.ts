import { expect, it } from "vitest";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Actor } from "./actor.ts";
import { recordChange } from "./record-change.server.ts";
import { changesOf, eraseChanges } from "./store.server.ts";

const quote = { kind: "quote", id: "BT-7K4M-92QX" } as const;
const day = (n: number) => new Date(Date.UTC(2027, 0, n));

describeOnEach("the history of what was changed", (stores) => {
  it("tells who did what, oldest first, and nothing of anything else", async () => {
    const { database, write } = await stores.fresh();
    const actors: Actor[] = [{ kind: "owner", email: "jo@agency.example" }, { kind: "terminal" }, { kind: "customer" }];
    await write(async (write) => {
      for (const [i, actor] of [...actors.entries()].reverse())
        await recordChange(write, { at: day(i + 1), actor, subject: quote, action: `Did ${i}`, detail: `${i}` });
      await recordChange(write, {
        at: day(9),
        actor: { kind: "system" },
        subject: { ...quote, id: "BT-2" },
        action: "No",
      });
      await recordChange(write, {
        at: day(9),
        actor: { kind: "system" },
        subject: { kind: "enquiry", id: quote.id },
        action: "No",
      });
    });
    expect(await changesOf(database, quote)).toMatchObject([
      { actorKind: "owner", actorEmail: "jo@agency.example", action: "Did 0", detail: "0", at: day(1).toISOString() },
      { actorKind: "terminal", actorEmail: null, action: "Did 1" },
      { actorKind: "customer", actorEmail: null, action: "Did 2" },
    ]);
    await write((write) => eraseChanges(write, "quote", [quote.id]));
    expect(await changesOf(database, quote)).toEqual([]);
    expect(await changesOf(database, { kind: "enquiry", id: quote.id })).toHaveLength(1);
  });

  it("is written with the change or not at all", async () => {
    const { database, write } = await stores.fresh();
    const failing = write(async (write) => {
      await recordChange(write, { at: day(1), actor: { kind: "terminal" }, subject: quote, action: "Did it" });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    expect(await changesOf(database, quote)).toEqual([]);
  });
});
