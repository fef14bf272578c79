import { expect, test } from "vitest";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookingReview } from "../../../../tests/support/product/reviews.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { changesOf } from "../../history/store.server.ts";
import { tallyOf } from "../../review/store.server.ts";
import { contactDetailsIn } from "./contact-details.ts";

test.each([
  ["Call my sister on 07700 900123.", "a telephone number"],
  ["Ring (0113) 496-0123", "a telephone number"],
  ["+44 7700.900.123", "a telephone number"],
  ["Ring 07700–900123", "a telephone number"],
  ["Ring 07700 / 900 123", "a telephone number"],
  ["On 01.02.2026: 07700-900-123", "a telephone number"],
  ["01.13.49.60.12.34", "a telephone number"],
  ["Write to zoe@example.com", "an email address"],
  ["at Zoë’s, LS6 2AB.", "a postcode"],
  ["sw1a1aa", "a postcode"],
  ["see https://example.net/zoe", "a web address"],
  ["look at www.example.info", "a web address"],
  ["zoes-parties.co.uk was worse", "a web address"],
  ["it is on zoe.ie", "a web address"],
  ["ZOE.CO, or tiny.ly/zoe", "a web address"],
])("in %j stands %s", (text, found) => expect(contactDetailsIn(text)).toEqual([found]));

test("several are named once each, in one order", () =>
  expect(contactDetailsIn("www.example.com, M1 1AA, M1 1AB, 07700900123")).toEqual([
    "a telephone number",
    "a postcode",
    "a web address",
  ]));

test.each([
  "",
  "He came at 7.30pm on 12.06.2027 and left at 9.30pm.Great fun.",
  "We were 24, paid £326.30 (£13.60 a head), and 10 of 10 would book again!",
  "5* from us @ the Crown. B4 nine he was gone; 2nd time for us",
  "A 40th, 2026-11-21 20:00 to 22:00",
  "He came on 01.02.2026 10:30",
  "05.06.2026 19.30",
  "05.06.2026-07.06.2026, and 2026-01-02 03.00 - 05.00",
  "On 05/06 19.30-21.00, and on 5-6-26 20.00",
  "No more to be said.it was great.so funny.we laughed.at nine he left.is he back?",
  "Fun.Si and Jo loved it.No notes.Me too.Us in the back.im sure",
])("%j holds none", (text) => expect(contactDetailsIn(text)).toEqual([]));

describeOnSqlite("the owner", (stores) => {
  test("is told before publishing what a review contains, at both desks, and may publish it all the same", async () => {
    const desk = await stockedDesk(stores);
    const browser = await deskBrowser(desk.ports);
    const waiting = (reference: string, content: string) =>
      bookingReview(reference, { status: "waiting", content, decidedAt: null });
    const told = waiting("BT-A", "Ask Ann: 07700 900123, ann@example.com");
    const plain = waiting("BT-B", "He came at 7.30pm.");
    await desk.ports.database.insertInto("review").values([told, plain]).execute();
    const note = async (id: string) => (await browser.get(`/desk/reviews/${id}`)).page.querySelector(".note")?.text;
    expect(await note(told.id)).toContain("It contains a telephone number and an email address.");
    expect(await note(told.id)).toContain("keep the review off the site");
    expect(await note(plain.id)).toBeUndefined();
    const shown = async (id: string) => (await desk.run(`reviews show ${id}`)).out.replaceAll(/\s+/g, " ");
    expect(await shown(told.id)).toContain("It contains a telephone number and an email address.");
    expect(await shown(plain.id)).not.toContain("It contains");
    await desk.run(["reviews", "decline", told.id, "--words", "A number."]);
    expect(await note(told.id)).toContain("It contains a telephone number");
    expect(await note(told.id)).not.toContain("off the site");
    expect((await browser.post(`/desk/reviews/${told.id}`, { decision: "constructor" })).status).toBe(405);
    const published = await browser.post(`/desk/reviews/${told.id}`, { decision: "publish" });
    expect(published.status).toBe(303);
  });

  test("takes names, numbers and addresses out of a review, for all to see, and no opinion", async () => {
    const desk = await stockedDesk(stores);
    const { database } = desk.ports;
    const browser = await deskBrowser(desk.ports);
    const content = "Never again. Ann was late; ask Ann on 07700 900123. Anna too.";
    const review = { ...bookingReview("BT-A", { status: "waiting", content, decidedAt: null }), id: "told" };
    await database.insertInto("review").values(review).execute();
    await desk.run("reviews publish told --yes");
    const version = async () => (await tallyOf(database, {}))?.version;
    const before = await version();
    const mask = (words: string) => browser.post("/desk/reviews/told", { decision: "mask", words });
    for (const words of ["", "was late", "Bob", "never again"]) {
      const { page } = await mask(words);
      expect(page.querySelector('.error-summary a[href="#detail"]'), words).not.toBeNull();
    }
    expect((await mask("Ann")).said).toContain("The rest stays as it was written");
    expect(await version()).not.toBe(before);
    expect(await desk.run(["reviews", "mask", "told", "--words", "late"])).toMatchObject({ code: 1 });
    expect(await desk.run(["reviews", "mask", "told", "--words", "07700 900123"])).toMatchObject({ code: 0 });
    const gone = "[personal detail removed]";
    expect((await desk.json("reviews show told")).content).toBe(
      `Never again. ${gone} was late; ask ${gone} on ${gone}. Anna too.`,
    );
    const changes = await changesOf(database, { kind: "review", id: "told" });
    expect(changes.map(({ action, actorKind }) => [action, actorKind]).toSorted()).toEqual([
      ["Published the review", "terminal"],
      ["Took a personal detail out of the review", "owner"],
      ["Took a personal detail out of the review", "terminal"],
    ]);
  });

  test("is asked in the terminal before such a review is published", async () => {
    const desk = await stockedDesk(stores);
    const waiting = (reference: string, content: string) =>
      bookingReview(reference, { status: "waiting", content, decidedAt: null });
    const told = { ...waiting("BT-A", "Ask Ann: 07700 900123"), id: "told" };
    const plain = { ...waiting("BT-B", "He came at 7.30pm."), id: "plain" };
    await desk.ports.database.insertInto("review").values([told, plain]).execute();
    const publish = "reviews publish told";
    const status = async () => (await desk.json("reviews show told")).status;
    const question = "It contains a telephone number, which everybody can read then. Publish it?";
    expect(await desk.run(publish)).toMatchObject({ code: 2, err: expect.stringContaining(`${question} Say it with`) });
    const no = await desk.run(publish, { answers: [["Publish it?", "n"]] });
    expect(no.code).toBe(130);
    expect(await status()).toBe("waiting");
    expect((await desk.run(publish, { answers: [["Publish it?", "y"]] })).out).toContain("It is on the site");
    expect(await status()).toBe("published");
    expect(await desk.run(publish)).toMatchObject({ code: 1, err: "That is how it is already.\n" });
    await desk.run(["reviews", "decline", "told", "--words", "A number."]);
    expect((await desk.run(publish)).code).toBe(2);
    expect((await desk.run(`${publish} --yes`)).out).toContain("It is on the site");
    expect((await desk.run("reviews publish plain")).out).toContain("It is on the site");
  });
});
