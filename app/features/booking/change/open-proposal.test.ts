import { expect, test } from "vitest";
import { emailsAbout } from "../../../../tests/support/product/booking.ts";
import { by, openChanges, today } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { changesOf } from "../../history/store.server.ts";
import { answerChange } from "./answer-change.server.ts";
import { waitingChange } from "./open-proposal.server.ts";

describeOnEach("a change that waits for the customer's yes", (stores) => {
  const open = async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    const waiting = async () => waitingChange(ports.database, await stored(reference), today);
    const history = async () => changesOf(ports.database, { kind: "quote", id: reference });
    const emails = async (kind: string) =>
      (await emailsAbout(ports, reference)).filter((one) => one.kind === kind).map(({ mail }) => mail.text);
    return { ports, reference, quote, edit, now: () => stored(reference), waiting, history, emails };
  };

  test("stays open when only details are corrected, and a yes is made on top of them", async () => {
    const { ports, reference, quote, edit, now, waiting, emails } = await open();
    await edit(quote, { performers: "3", venue: "The Old Crown" });
    const asked = await waiting();
    const corrected = {
      ...{ name: "Zoe", phone: "07700 900456", email: "zoe.oneill@example.com" },
      ...{ venue: "The New Crown", notes: "Ring the side door", time: "8pm", guests: "30" },
    };
    expect(await edit(await now(), corrected)).toMatchObject({ changeKind: "at-once" });
    expect(await waiting()).toMatchObject({ madeAt: asked?.madeAt, plan: { was: 32_630, total: 48_630 } });
    expect((await waiting())?.plan.changed.map(({ label }) => label)).toEqual(["Performers"]);
    expect(await emails("booking-changed")).toEqual([expect.stringContaining("still waits for your yes or no")]);

    expect(await answerChange(ports, { reference, madeAt: asked?.madeAt ?? "", yes: true })).toBe(true);
    expect(await now()).toMatchObject({
      ...{ performers: 3, offerTotal: 48_630, offerGuests: 30, groupSize: 30, name: "Zoe", eventTime: "20:00" },
      ...{ phone: "07700 900456", phoneE164: "+447700900456", email: "zoe.oneill@example.com" },
      ...{ venue: "The New Crown", notes: "Ring the side door" },
    });
    expect(await waiting()).toBeUndefined();
  });

  test("is withdrawn by an edit of price or terms: recorded, told to the customer, and not unless the owner was told", async () => {
    const { quote, edit, now, waiting, history, emails } = await open();
    await edit(quote, { performers: "3" });
    for (const withdraws of [undefined, "2020-01-01T00:00:00.000Z"])
      for (const changes of [{ date: "19 June 2027" }, { performers: "4" }])
        expect(await edit(quote, changes, { withdraws })).toEqual({ kind: "withdraws" });
    expect(await now()).toEqual(quote);

    expect(await edit(quote, { date: "19 June 2027" })).toMatchObject({ changeKind: "at-once" });
    expect(await waiting()).toBeUndefined();
    expect(await emails("booking-changed")).toEqual([expect.stringContaining("no longer holds")]);
    const withdrawn = { action: "Withdrew the change that waited for a yes", actorEmail: by.email };
    expect(await history()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...withdrawn, detail: "performers 2 → 3; price £326.30 → £486.30" }),
      ]),
    );
  });

  test("is withdrawn by another question, whose email says so, and by lines at the same sum", async () => {
    const { quote, edit, waiting, history, emails } = await open();
    await edit(quote, { performers: "3" });
    expect(await emails("change-proposed")).toEqual([expect.not.stringContaining("no longer holds")]);
    await edit(quote, { performers: "4" });
    expect((await waiting())?.after.performers).toBe(4);
    expect(await emails("change-proposed")).toEqual(
      expect.arrayContaining([expect.stringMatching(/£646\.30.*we asked you about before no longer holds/s)]),
    );
    const actions = (await history()).map(({ action }) => action);
    expect(actions.filter((one) => one === "Withdrew the change that waited for a yes")).toHaveLength(1);
    expect(actions.filter((one) => one === "Asked the customer about a change")).toHaveLength(2);
    await edit(quote, {}, { lines: [{ label: "All in", detail: "", pence: 32_630 }] });
    expect(await waiting()).toBeUndefined();
  });
});
