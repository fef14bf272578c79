import { expect, it } from "vitest";
import { filled, openDesk } from "../../../../tests/support/product/desk-booking.ts";
import type { DeskAnswer } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";

const sam = {
  publicName: "Sam",
  legalName: "Samuel Smith",
  "act-cheeky-butlers": "yes",
  base: "YO1",
  miles: "40",
  phone: "07700 900456",
  email: "sam@performer.example",
  fee: "80",
};

describeOnSqlite("the form of a new performer, sent again after Back", (stores) => {
  it("adds nobody twice, and says so and keeps what was typed where that differs", async () => {
    const { browser } = await openDesk(stores);
    const address = "/desk/performers/new";
    const form = await browser.get(address);
    const send = (typed = {}, from = form) => browser.post(address, filled(from, { ...sam, ...typed }));
    for (const _ of ["first", "again"]) expect(await send()).toMatchObject({ status: 303, said: "Sam is on the list" });
    const other = await send({ publicName: "Kim" });
    expect(other.status).toBe(409);
    expect(other.page.querySelector(".error-summary")?.text).toContain(
      "This form added Sam before, and what you typed now is not saved.",
    );
    expect(other.page.querySelector("#publicName")?.getAttribute("value")).toBe("Kim");
    const added = async () =>
      (await browser.get("/desk/performers")).page.querySelectorAll(".desk-person-name").map(({ text }) => text.trim());
    expect(await added()).toEqual(["Sam"]);
    const kim = { publicName: "Kim", email: "kim@performer.example", phone: "07700 900457" };
    expect(await send(kim, other)).toMatchObject({ status: 303, said: "Kim is on the list" });
    expect(await added()).toEqual(["Kim", "Sam"]);
  });

  it("asks first whether it is somebody who is on the list already", async () => {
    const { browser } = await openDesk(stores);
    const address = "/desk/performers/new";
    const send = async (typed: Record<string, string>, from?: DeskAnswer) =>
      browser.post(address, filled(from ?? (await browser.get(address)), { ...sam, ...typed }));
    expect(await send({})).toMatchObject({ status: 303 });
    expect((await send({ email: "other@performer.example", phone: "+44 7700 900456" })).status).toBe(409);
    const asked = await send({ email: "SAM@performer.example", phone: "07700 900999" });
    expect(asked.status).toBe(409);
    expect(asked.page.querySelector(".error-summary")?.text).toContain("Sam has this email address or phone number");
    expect(await send({ email: "SAM@performer.example", phone: "07700 900999" }, asked)).toMatchObject({ status: 303 });
  });
});
