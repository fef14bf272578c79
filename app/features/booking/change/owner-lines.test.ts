import { expect, test } from "vitest";
import { emailsAbout, form, reviewing } from "../../../../tests/support/product/booking.ts";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { parseLines, totalOf } from "../offer.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { setPrice, suggestedLines } from "../set-price.server.ts";

describeOnEach("a changed price that the owner wrote", (stores) => {
  const lines = [
    { label: "All in", detail: "", pence: 50_000 },
    { label: "Extra hour", detail: "", pence: 7500 },
  ];

  test("keeps all of the owner's lines in another town, with its travel", async () => {
    const { ports, edit, stored } = await openChanges(stores);
    const { reference } = await requestQuote(ports, form());
    await setPrice(ports, { reference, lines });
    await sendOffer(ports, { reference });
    expect(await edit(await stored(reference), { place: "Sheffield" })).toMatchObject({ changeKind: "offer" });
    const after = parseLines((await stored(reference)).offerLines ?? "").map(({ label, pence }) => [label, pence]);
    expect(after).toEqual([
      ["All in", 50_000],
      ["Travel to Sheffield", expect.any(Number)],
      ["Extra hour", 7500],
    ]);
  });

  test("keeps its price per performer when only their number changes, and what was agreed when none of it does", async () => {
    const { ports, edit, stored } = await openChanges(stores);
    const { reference } = await requestQuote(ports, form());
    const [act = { label: "", detail: "", pence: 0 }, ...rest] = suggestedLines(await stored(reference)) ?? [];
    await setPrice(ports, { reference, lines: [{ ...act, pence: 30_000 }, ...rest] });
    const total = 30_000 + totalOf(rest);
    const priced = async (changes: Record<string, string>) => {
      expect(await edit(await stored(reference), changes)).toMatchObject({ kind: "done" });
      const { offerLines, offerTotal } = await stored(reference);
      const [line] = parseLines(offerLines ?? "");
      return [line?.label, line?.detail, line?.pence, (offerTotal ?? 0) - total];
    };
    expect(await priced({ performers: "3" })).toEqual([
      ...["3 × cheeky butlers", expect.stringContaining("£150 each"), 45_000, 15_000],
    ]);
    expect(await priced({ performers: "1" })).toEqual([
      ...["1 × cheeky butler", expect.not.stringContaining("each"), 15_000, -15_000],
    ]);
    expect(await priced({ performers: "2" })).toEqual([
      ...["2 × cheeky butlers", expect.stringContaining("£150 each"), 30_000, 0],
    ]);
    // As if the list had had another price then.
    const { estimate } = await stored(reference);
    const earlier = estimate.replace('"price":16000', '"price":15500').replace('"pence":32000', '"pence":31000');
    expect(earlier).not.toBe(estimate);
    await ports.database.updateTable("quote").set({ estimate: earlier }).execute();
    expect(await priced({ phone: "07700 900456" })).toMatchObject({ 2: 30_000, 3: 0 });
  });

  test("is told to a customer who has it, and to nobody before it is sent", async () => {
    const { ports, edit, stored } = await openChanges(stores);
    const { reference } = await requestQuote(ports, form());
    await setPrice(ports, { reference, lines });
    expect(await edit(await stored(reference), { venue: "The Crown" })).toMatchObject({ changeKind: "details" });
    const direct = await reviewing(ports);
    expect(await edit(await stored(direct), { venue: "The Crown" })).toMatchObject({ changeKind: "at-once" });
    const told = async (about: typeof reference) =>
      (await emailsAbout(ports, about)).filter(({ kind }) => kind === "booking-changed").length;
    expect([await told(reference), await told(direct)]).toEqual([0, 1]);
  });
});
