import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { directBooking, origin } from "../../../tests/support/product/direct.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { clientAddressContext, portsContext } from "../../context.ts";
import { handleQuote } from "../../features/quote/submit-quote.server.ts";

describeOnSqlite("booking direct", (stores) => {
  test("a venue too far from its place for the price is no booking: the answers come back, and a request takes them", async () => {
    const { book, fresh, ports } = await directBooking(stores);
    const far = { ...fresh(), place: "London", venue: "12 High Street, Wick KW1 4AB" };
    const { status, answer } = await book(far);
    expect(status).toBe(400);
    const venue = expect.stringMatching(
      /^KW1 is about 494 miles from London\. Enter the venue’s town .* ask us for a quote/,
    );
    expect(answer).toMatchObject({ values: { name: "Zoë", place: "London", venue: far.venue }, errors: { venue } });
    expect(await ports.database.selectFrom("quote").select("id").execute()).toEqual([]);
    expect(await book({ ...far, venue: "The Bell, Uxbridge UB8 1AB" })).toMatchObject({ status: 303 });

    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    context.set(clientAddressContext, "192.0.2.1");
    const body = new URLSearchParams(far);
    const asked = await handleQuote(new Request(`${origin}/male-stripper-quote`, { method: "POST", body }), context);
    expect(asked).toMatchObject({ status: 303 });
  });
});
