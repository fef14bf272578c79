import { expect, it } from "vitest";
import { accepted, checkout, deskOn, form } from "../../../../tests/support/product/booking.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";

describeOnEach("the screen that erases a performer", (stores) => {
  it("erases them, who can then be neither changed nor asked", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const browser = await deskBrowser(ports);
    const sam = await storePerformer(ports.database, { publicName: "Sam", legalName: "Samuel Oddly" });
    const reference = await accepted(ports, form());
    const { id } = await asked(ports, reference, sam.id);
    const page = `/desk/performers/${sam.id}`;
    expect((await (await deskBrowser(ports, staff)).get(page)).text).not.toContain(`${page}/erase`);
    expect((await browser.get(page)).text).toContain(`${page}/erase`);
    expect((await browser.get(`${page}/erase`)).text).toContain("they perform there, and it is still to come");
    await performerAnswers(ports, id, "decline");
    expect(await browser.post(`${page}/erase`, { email: sam.email })).toMatchObject({ location: "/desk/performers" });

    const gone = await browser.get(page);
    expect(gone.text).toContain("Samuel Oddly");
    expect(gone.page.querySelectorAll("main form")).toEqual([]);
    expect((await browser.get("/desk/performers")).page.querySelector(".desk-person-row")?.text).not.toContain("miles");
    expect((await browser.get(`${page}/erase`)).page.querySelectorAll("main form")).toEqual([]);
    await browser.post(page, { intent: "start" });
    expect(await browser.ask(`${page}/edit`)).toMatchObject({ status: 404 });
    expect(await ports.database.selectFrom("performer").select("active").execute()).toEqual([{ active: 0 }]);
  });
});
