import { expect, it } from "vitest";
import { openDesk } from "../../../../tests/support/product/booking.ts";
import { deskBrowser, owner, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";

describeOnSqlite("the desk after a lost telephone or a leaver", (stores) => {
  it("says where the session is ended of a device whose passkey is removed", async () => {
    const { ports } = await openDesk(stores);
    const keyOf = ({ email }: typeof owner) => ({ id: email, email, publicKey: "p", counter: 0, transports: "" });
    const made = { device: "Safari on iPhone", createdAt: "2026-11-21T12:00:00.000Z", usedAt: null };
    for (const [person, where] of [
      [owner, "Sessions"],
      [staff, "the owner"],
    ] as const) {
      await ports.database
        .insertInto("deskPasskey")
        .values({ ...keyOf(person), ...made })
        .execute();
      const { said } = await (await deskBrowser(ports, person)).post("/desk/passkeys", { remove: person.email });
      expect(said).toMatch(new RegExp(`may still be signed in.*${where}`));
    }
    expect(await ports.database.selectFrom("deskPasskey").selectAll().execute()).toEqual([]);
  });

  it("lists nobody as signed in who may no longer enter", async () => {
    const { ports } = await openDesk(stores);
    await deskBrowser(ports, { kind: "staff", email: "left@agency.example" });
    await deskBrowser(ports, staff);
    const { text } = await (await deskBrowser(ports)).get("/desk/sessions");
    expect(text).toContain(staff.email);
    expect(text).not.toContain("left@agency.example");
  });
});
