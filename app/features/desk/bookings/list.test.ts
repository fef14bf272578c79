import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { quoteRow } from "../../../../tests/support/product/quote-row.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { insertQuote } from "../../quote/store.server.ts";
import { listAddress, readFilters } from "./filters.ts";
import { listBookings, perPage } from "./list.server.ts";

const filters = (search: string) => readFilters(new URLSearchParams(search));
const two = (n: number) => String(n).padStart(2, "0");

describeOnEach("the list of bookings", (stores) => {
  const world = async () => {
    const store = await stores.fresh();
    const rows = Array.from({ length: 60 }, (_, n) => ({
      ...quoteRow(`BT-0000-00${two(n)}`),
      name: n === 7 ? "Zoë <i>Plain</i>" : `Person ${n}`,
      act: n % 2 ? "cheeky-butlers" : "drag-queens",
      // Several are created at the same moment: pages must not lose any of them.
      createdAt: `2026-11-${two(1 + Math.floor(n / 10))}T12:00:00.000Z`,
      eventDate: `2027-0${1 + (n % 9)}-12`,
    }));
    await store.write(async (write) => {
      for (const row of rows) await insertQuote(write, row);
    });
    const seen = async (search: string) => {
      const found: string[] = [];
      for (let after: string | undefined = ""; after !== undefined; ) {
        const page = await listBookings(store.database, { ...filters(search), after });
        expect(page.quotes.length).toBeLessThanOrEqual(perPage);
        found.push(...page.quotes.map(({ reference }) => reference));
        after = page.next;
      }
      return found;
    };
    return { store, seen };
  };

  it("has each row once over its pages, however it is sorted and filtered", async () => {
    const { seen } = await world();
    for (const sort of ["newest", "oldest", "party"]) {
      const found = await seen(`sort=${sort}`);
      expect(new Set(found).size).toBe(60);
      expect(found).toHaveLength(60);
    }
    expect(await seen("sort=oldest")).toEqual((await seen("")).toReversed());
    expect(await seen("act=drag-queens")).toHaveLength(30);
    expect(await seen("from=2027-02-01&to=2027-02-28")).toHaveLength(7);
    expect(await seen("status=upcoming")).toEqual([]);
  });

  it("finds by name without accents, with the other filters", async () => {
    const { seen } = await world();
    expect(await seen("q=zoe plain")).toEqual(["BT-0000-0007"]);
    expect(await seen("q=zoe&act=drag-queens")).toEqual([]);
    expect(await seen("q=%25")).toEqual([]);
  });

  it("shows what visitors typed as text, and takes any address", async () => {
    const { store } = await world();
    const { ports } = deskOn(store, checkout().payments);
    const boss = await deskBrowser(ports);
    const { text } = await boss.get("/desk/bookings?q=zoe");
    expect(text).toContain("Zoë &lt;i&gt;Plain&lt;/i&gt;");
    const odd = "status=%27%3B&sort=x&from=2027-99-99&to=soon&after=%F0%9F%8E%89~~&act=%00";
    for (const address of [odd, "status=constructor"])
      expect((await boss.get(`/desk/bookings?${address}`)).status).toBe(200);
    const said = { q: "zoë & co", status: "open", sort: "party" } as const;
    expect(filters(listAddress(said).split("?")[1] ?? "")).toMatchObject(said);
  });
});
