import { expect, it } from "vitest";
import { openDesk } from "../../../../tests/support/product/desk-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { feeds } from "./feeds.server.ts";

const path = "/desk/calendar/feed";

describeOnEach("the calendar's feeds", (stores) => {
  it("are made and taken back by forms, and by nothing else", async () => {
    const { browser, ports } = await openDesk(stores);
    const foreign = await browser.ask(path, { a: "1" }, { "Content-Type": "application/json" });
    expect(foreign?.status).toBe(415);
    expect(await feeds(ports.database)).toEqual([]);
    const made = await browser.post(path);
    expect(made.text).toContain(`http://localhost:3000${path}/`);
    const told = await ports.database.selectFrom("outbox").select("recipient").where("kind", "=", "desk-key").execute();
    expect(told).toEqual([{ recipient: "owner@agency.example" }]);
    const [feed] = await feeds(ports.database);
    expect(await browser.post(path, { remove: feed?.digest ?? "" })).toMatchObject({ status: 303, location: path });
    expect(await feeds(ports.database)).toEqual([]);
  });
});
