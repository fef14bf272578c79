import { expect, it } from "vitest";
import { storePerformer } from "../../../tests/support/product/performers.ts";
import { actor } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { changesOf } from "../history/store.server.ts";
import { addDaysOff, removeDaysOff, setActive } from "./save-performer.server.ts";

describeOnEach("a performer’s history", (stores) => {
  it("has what changed, and nothing of a form that is sent twice", async () => {
    const { database, write } = await stores.fresh();
    const ports = { write, clock: { now: () => new Date("2026-11-21T12:00:00Z") } };
    const { id } = await storePerformer(database);
    const input = { from: "2027-06-12", to: "2027-06-14", weekday: null, note: null };
    for (const change of [
      () => addDaysOff(ports, { id, key: "k", input, actor }),
      () => removeDaysOff(ports, { id, blockId: "k", actor }),
      () => setActive(ports, { id, active: false, actor }),
      () => setActive(ports, { id: "nobody", active: false, actor }),
    ]) {
      await change();
      await change();
    }
    expect(await changesOf(database, { kind: "performer", id: "nobody" })).toEqual([]);
    const changes = await changesOf(database, { kind: "performer", id });
    expect(changes.map(({ action }) => action).sort()).toEqual(["Added days off", "Deactivated", "Removed days off"]);
  });
});
