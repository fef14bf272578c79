import { expect, test } from "vitest";
import { emailsAbout, form, reviewing } from "../../../../tests/support/product/booking.ts";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { parseLines } from "../offer.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { setPrice } from "../set-price.server.ts";

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
