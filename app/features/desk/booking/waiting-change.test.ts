import { expect, it } from "vitest";
import { accepted, emailsAbout } from "../../../../tests/support/product/booking.ts";
import { changesOn, today } from "../../../../tests/support/product/changed-booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { filled } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach, describeOnSqlite, type TestStores } from "../../../../tests/support/product/stores.ts";
import { waitingChange } from "../../booking/change/open-proposal.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";

/** Both desks, and a booking of two butlers, £326.30, whose customer is asked about a change. */
async function asked(stores: TestStores, changes: Record<string, string> = { performers: "3" }) {
  const desk = await stockedDesk(stores);
  const { ports } = desk;
  const reference = await accepted(ports);
  await markPaid(ports, { reference, part: "deposit", pence: 6526 });
  const { edit, stored } = changesOn(ports);
  expect(await edit(await stored(reference), changes)).toMatchObject({ changeKind: "ask" });
  const browser = await deskBrowser(ports, staff);
  const page = `/desk/bookings/${reference}`;
  const waiting = async () => waitingChange(ports.database, await stored(reference), today);
  const history = async () =>
    (await changesOf(ports.database, { kind: "quote", id: reference })).map(({ action, actorEmail, detail }) => [
      action,
      actorEmail,
      detail,
    ]);
  const withdrawn = async () =>
    (await emailsAbout(ports, reference))
      .filter(({ kind }) => kind === "change-withdrawn")
      .map(({ mail }) => mail.text);
  return { ...desk, reference, stored, browser, page, waiting, history, withdrawn };
}

describeOnSqlite("a change that waits for the customer's yes, at the desk", (stores) => {
  it("is named before something else is saved: whether it stays open, or is withdrawn", async () => {
    const { browser, page, waiting } = await asked(stores);
    const look = async (typed: Record<string, string>) => {
      const editor = await browser.get(`${page}/edit`);
      return browser.post(`${page}/edit`, filled(editor, { ...typed, intent: "look" }));
    };
    const corrected = await look({ phone: "07700 900456" });
    expect(corrected.page.querySelector(".desk-different")?.text).toContain(
      "The change that waits stays open: £326.30 to £486.30.",
    );
    expect((await browser.post(`${page}/edit`, filled(corrected, { intent: "save" }))).status).toBe(303);
    expect((await waiting())?.after).toMatchObject({ performers: 3, phone: "07700 900456" });

    const dearer = await look({ performers: "4" });
    expect(dearer.page.querySelector(".desk-different")?.text).toContain(
      "This withdraws the change that waits: £326.30 to £486.30.",
    );
    const unsaid = await browser.post(`${page}/edit`, filled(dearer, { intent: "save", withdraws: "" }));
    expect(unsaid.status).toBe(409);
    expect(unsaid.page.querySelector(".error-summary")?.text).toContain("this would withdraw it");
    expect((await browser.post(`${page}/edit`, filled(unsaid, { intent: "save" }))).status).toBe(303);
    expect((await waiting())?.after.performers).toBe(4);
  });

  it("is on Today after two days, or at once when the party is near, before or after the change", async () => {
    const { reference, browser, page, json, run, setTime } = await asked(stores);
    const listed = async () => (await browser.get("/desk")).page.querySelector('[aria-labelledby="waiting-changes"]');
    expect(await listed()).toBeNull();
    setTime("2026-11-23T11:59:00Z");
    expect(await listed()).toBeNull();
    setTime("2026-11-23T12:01:00Z");
    const group = await listed();
    expect(group?.querySelector("h2")?.text).toBe("No answer to a change 1");
    expect(group?.querySelector(".desk-task p")?.text).toMatch(
      /^Asked about performers, £326\.30 to £486\.30: 2 × cheeky butlers, York/,
    );
    expect(group?.querySelector(".desk-task-when")?.text).toBe("2 days");
    expect(group?.querySelector('a.button[href$="/withdraw-change"]')?.getAttribute("href")).toBe(
      `${page}/withdraw-change`,
    );
    expect((await json("today")).waitingChanges).toMatchObject([
      { reference, change: "performers, £326.30 to £486.30" },
    ]);
    expect((await run("today")).out).toContain("npm run desk withdraw-change REFERENCE");

    const near = await asked(stores, { date: "4 December 2026" });
    expect((await near.json("today")).waitingChanges).toMatchObject([{ reference: near.reference }]);
    near.setTime("2026-12-05T12:00:00Z");
    expect((await near.json("today")).waitingChanges).toMatchObject([{ change: null }]);
    expect((await near.run("today")).out.replaceAll(/\s+/g, " ")).toContain("It can’t be made any more");
  });
});

describeOnEach("a change that waits for the customer's yes", (stores) => {
  it("is withdrawn from the booking's page in two steps, once: with an email, and in the history", async () => {
    const { reference, stored, browser, page, waiting, history, withdrawn } = await asked(stores);
    const before = await stored(reference);
    const [link] = (await browser.get(page)).page.querySelectorAll(".desk-status .desk-note a");
    expect([link?.text, link?.getAttribute("href")]).toEqual(["Withdraw it", `${page}/withdraw-change`]);
    const form = await browser.get(`${page}/withdraw-change`);
    expect(form.page.querySelector("main")?.text).toContain(
      "performers, £326.30 to £486.30. The booking stays as it is, and the customer is told by email.",
    );
    expect(await waiting()).toBeDefined();
    expect(await browser.post(`${page}/withdraw-change`, filled(form, {}))).toMatchObject({
      status: 303,
      said: "The change is withdrawn, and the customer is told by email",
    });
    expect(await waiting()).toBeUndefined();
    expect(await stored(reference)).toEqual(before);
    expect(await withdrawn()).toEqual([expect.stringContaining("You need not answer that email")]);
    expect(await history()).toContainEqual([
      ...["Withdrew the change that waited for a yes", staff.email, "performers 2 → 3; price £326.30 → £486.30"],
    ]);
    const again = await browser.post(`${page}/withdraw-change`, filled(form, {}));
    expect(again.status).toBe(409);
    expect(again.text).toContain("No such change waits");
    expect(await withdrawn()).toHaveLength(1);
  });

  it("is withdrawn at the terminal; without an email once it can't be made any more", async () => {
    const { reference, json, run, waiting, withdrawn } = await asked(stores);
    expect((await run(`quote ${reference}`)).out).toContain(`npm run desk withdraw-change ${reference}`);
    const no = await run(`withdraw-change ${reference}`, { answers: [["Withdraw the change", "n"]] });
    expect(no.code).toBe(130);
    expect(await waiting()).toBeDefined();
    expect(await json(`withdraw-change ${reference} --yes`)).toMatchObject({ reference, told: true });
    expect(await withdrawn()).toHaveLength(1);
    expect(await run(`withdraw-change ${reference} --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("No such change waits"),
    });

    const off = await asked(stores, { date: "4 December 2026" });
    off.setTime("2026-12-05T12:00:00Z");
    expect(await off.json(`withdraw-change ${off.reference} --yes`)).toMatchObject({ told: false });
    expect(await off.withdrawn()).toEqual([]);
    expect(await off.json(`quote ${off.reference}`)).toMatchObject({ waitingChange: null });
  });
});
