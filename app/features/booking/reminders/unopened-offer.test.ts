import { expect, it } from "vitest";
import { emailsAbout, form, withdrawNow } from "../../../../tests/support/product/booking.ts";
import { priceAndSend, twoProcesses } from "../../../../tests/support/product/chased.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { openPrivateLink, recordOpened } from "../private-link.server.ts";
import { remind } from "./remind.server.ts";

const never = new AbortController().signal;

describeOnEach("a customer with a price", (stores) => {
  it("is asked once whether it has come, unless they have opened it, and reminded once that it ends", async () => {
    const { ports, other, at, subjects } = await twoProcesses(stores);
    const [unseen, seen] = [await requestQuote(ports, form()), await requestQuote(ports, form())];
    await priceAndSend(ports, unseen.reference);
    const { searchParams } = new URL(await priceAndSend(ports, seen.reference));
    const quote = await openPrivateLink(ports, { reference: seen.reference, key: searchParams.get("key") });
    if (!quote) throw new Error("the link opens nothing");
    await recordOpened(ports, quote);
    await recordOpened(other, quote);
    at("2026-11-23T11:00:00Z");
    expect(await remind(ports, never)).toBe(0);
    at("2026-11-23T12:30:00Z");
    expect((await Promise.all([remind(ports, never), remind(other, never)])).reduce((sum, count) => sum + count)).toBe(
      1,
    );
    expect(await subjects(unseen.reference, "offer-unopened")).toHaveLength(1);
    // The offer is valid until 28 November.
    at("2026-11-27T12:00:00Z");
    expect(await remind(ports, never)).toBe(2);
    at("2026-11-28T12:00:00Z");
    expect(await remind(ports, never)).toBe(0);
    const [ending] = (await emailsAbout(ports, seen.reference)).filter(({ kind }) => kind === "offer-ending");
    expect(ending?.mail.text).toContain("until the end of tomorrow");
    const link = /https?:\S+key=[\w-]+/.exec(ending?.mail.text ?? "")?.[0] ?? "";
    const key = new URL(link).searchParams.get("key");
    expect(await openPrivateLink(ports, { reference: seen.reference, key })).toMatchObject({
      reference: seen.reference,
    });
  });

  it("gets neither if the owner has switched them off or withdrawn the offer", async () => {
    const { ports, at } = await twoProcesses(stores);
    const { reference } = await requestQuote(ports, form());
    await priceAndSend(ports, reference);
    await withdrawNow(ports, reference);
    at("2026-11-27T12:00:00Z");
    expect(await remind(ports, never)).toBe(0);
  });
});
