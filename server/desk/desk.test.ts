import { expect, it } from "vitest";
import { insertQuote } from "../../app/features/quote/store.server.ts";
import { runDesk, stockedDesk } from "../../tests/support/product/desk.ts";
import { deskWithQuotes, hostile } from "../../tests/support/product/desk-with-quotes.ts";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { bookingReview, reviewRow } from "../../tests/support/product/reviews.ts";
import { describeOnEach, describeOnSqlite } from "../../tests/support/product/stores.ts";
import { writeSetting } from "../database/settings.ts";
import { openDesk } from "./open.ts";
import { readable } from "./quotes.ts";

it("passes on what is stored as JSON as what it says, and never in another shape", () => {
  const line = { label: "The butlers", detail: "", pence: 24_000 };
  const row = { ...quoteRow("BT-1"), offerLines: JSON.stringify([line]) };
  expect(readable(row)).toMatchObject({ estimate: { total: 24_000 }, offerLines: [line], offerTerms: null });
  const stored = JSON.stringify([{ from: 14, keep: 50 }]);
  expect(() => readable({ ...row, offerTerms: stored })).toThrow("quote.offer_terms can't be read");
});

describeOnEach("the desk", (stores) => {
  it("lists quotes, newest first, by status, act and date", async () => {
    const { run, json, york, oban } = await deskWithQuotes(stores);
    const { code, out } = await run("quotes");
    expect(code).toBe(0);
    expect(out.match(/BT-\S+/g)?.sort()).toEqual([york, oban].sort());
    expect(out).toMatch(/2027-06-12 .*£326.30/);
    const found = async (options: string) =>
      ((await json(`quotes ${options}`)) as { reference: string }[]).map(({ reference }) => reference);
    expect(await found("--to 2027-06-12")).toEqual([york]);
    expect(await found("--from 13/6/2027")).toEqual([oban]);
    expect(await found("--act butlers --status requested --limit 1")).toHaveLength(1);
    // "male-strippers" is part of "female-strippers", but an act of its own.
    expect(await found("--act male-strippers")).toEqual([]);
    expect(await found("--status open sent --from today")).toHaveLength(2);
    expect(await found("--status upcoming")).toEqual([]);
    expect(await run("quotes --status nonsense")).toMatchObject({ code: 2 });
    expect(await run("quotes --act s")).toMatchObject({ code: 1, err: expect.stringContaining("not one act") });
    expect(await run("quotes --from sometime")).toMatchObject({ code: 1, err: expect.stringContaining("not a day") });
  });

  it.each(["zoë", "ZOE york", "07700900123", "+44 7700 900123", "zoe@example.com"])("finds %s", async (query) => {
    const { json, york } = await deskWithQuotes(stores);
    const { quotes } = await json(["find", query]);
    expect(quotes).toContainEqual(expect.objectContaining({ reference: york }));
    expect(await json(["find", `${query} nowhere`])).toEqual({ quotes: [], enquiries: [] });
  });

  it("finds capitals, signs and a number written in another way, and not what looks like them", async () => {
    const { json, store } = await deskWithQuotes(stores);
    const row = { ...quoteRow("BT-7K4M-92QX"), name: "BOB Plain", phone: "(01904) 555-123", notes: "100%_off \\o/" };
    await store.write((write) => insertQuote(write, row));
    const found = async (query: string) =>
      ((await json(["find", query])) as { quotes: { reference: string }[] }).quotes.map(({ reference }) => reference);
    for (const query of ["bob PLAIN", "100%_o", "bob \\o/", "01904555123", "+44 1904 555 123", "7k4m"])
      expect(await found(query), query).toEqual([row.reference]);
    for (const query of ["_lain", "%ain_bob", "plain nowhere", "01904 555321"])
      expect(await found(query), query).toEqual([]);
  });

  it("lists bookers' reviews, publishes, answers and declines them", async () => {
    const { store, run } = await stockedDesk(stores);
    const waiting = bookingReview("BT-1", { status: "waiting", rating: 1, content: "Bad \u001b[2Jweather." });
    await store.database
      .insertInto("review")
      .values([waiting, reviewRow("of-content")])
      .execute();
    const { id } = waiting;
    expect((await run("reviews", { width: 120 })).out).toMatch(
      /booking- +waiting +1 +Ann O\..*BT-1 +Bad \?\[2Jweather\./,
    );
    const { out: shown } = await run(["reviews", "show", id]);
    expect(shown).toContain("Bad ?[2Jweather.");
    expect(shown).toMatch(/Status +To read/);
    // The output has words, not the names of columns.
    expect(shown).not.toMatch(/^\w+_\w+ |^(sample|act) /m);
    expect((await run(["reviews", "publish", id])).out).toContain("may keep its old list for a day");
    expect(await run(["reviews", "publish", id])).toMatchObject({ code: 1, err: "That is how it is already.\n" });
    expect((await run(["reviews", "reply", id, "--words", "Sorry."])).out).toMatch(/Reply +Sorry\./);
    const declined = await run(["reviews", "decline", id, "--words", "Abuse.", "--json"]);
    expect(JSON.parse(declined.out)).toMatchObject({ status: "declined", declineReason: "Abuse." });
    expect(await run(["reviews", "decline", "of-content", "--words", "x"])).toMatchObject({
      code: 1,
      err: "That review is one of the site’s own texts, in content/reviews: change it there.\n",
    });
    for (const argv of [
      ["reviews", "burn", id],
      ["reviews", "publish"],
      ["reviews", "decline", id],
      ["reviews", "show", "a", "b"],
    ])
      expect((await run(argv)).code, argv.join(" ")).toBe(2);
  });

  it("takes the first signs of an id or a reference, and names the candidates when several begin so", async () => {
    const { run, json, store, york } = await deskWithQuotes(stores);
    const ids = ["d9f24157-1111-4111-8111-111111111111", "d9f24157-2222-4222-8222-222222222222"];
    const reviews = ids.map((id, i) => ({ ...bookingReview(`BT-${i}`, { status: "waiting" }), id }));
    await store.database.insertInto("review").values(reviews).execute();
    expect(await run("reviews publish d9f24157")).toMatchObject({
      code: 1,
      err: `Several begin with "d9f24157". Give more of the one you mean:\n${ids.map((id) => `  ${id}\n`).join("")}`,
    });
    expect(await run("reviews publish d9f2")).toMatchObject({ code: 1 });
    expect((await run("reviews publish d9f24157-2")).out).toContain("It is on the site");
    expect((await run("reviews reply D9F24157-1 --words".split(" ").concat("Thanks."))).code).toBe(0);
    expect((await run("reviews show d9f")).err).toBe('Nothing is stored under "d9f".\n');

    // A reference by the first characters of its code, with or without the initials and the hyphens.
    const code = york.slice(3);
    const [initials, first = "", last = ""] = york.toLowerCase().split("-");
    const begins = [york.slice(0, 7), `${initials}${first}`, `${initials} ${first}`, `${initials}${first}${last[0]}`];
    for (const typed of [code.slice(0, 7), ...begins, `${initials}${first}${last}`, `${first}${last.slice(0, 2)}`])
      expect(await json(["quote", typed]), typed).toMatchObject({ reference: york });
    const twin = `${york.slice(0, 7)}-0000`;
    const row = await store.database
      .selectFrom("quote")
      .selectAll()
      .where("reference", "=", york)
      .executeTakeFirstOrThrow();
    await store.database
      .insertInto("quote")
      .values({ ...row, id: "twin", reference: twin, idempotencyKey: "twin" } as never)
      .execute();
    const { err } = await run(["mail", york.slice(0, 7)]);
    for (const reference of [york, twin]) expect(err).toContain(`\n  ${reference}\n`);
    expect(await json(["quote", york])).toMatchObject({ reference: york });
  });

  it("leaves a database of another version alone", async () => {
    const place = await stores.prepared();
    const { store, run } = await stockedDesk(stores, { ...place, store: stores.open(place) });
    const versions = store.database.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await versions.insertInto("kysely_migration").values({ name: "9999-later", timestamp: "" }).execute();
    expect(await run("quotes")).toMatchObject({ code: 1, err: expect.stringContaining("newer") });
    await versions.deleteFrom("kysely_migration").where("name", "like", "0006%").execute();
    expect(await run("quotes")).toMatchObject({ code: 1, err: expect.stringContaining("older") });
  });
});

describeOnSqlite("the desk", (stores) => {
  it("shows all of one quote within the window, and nothing that could rewrite the terminal", async () => {
    const { run, json, oban } = await deskWithQuotes(stores);
    const { out } = await run(["quote", oban.slice(3).toLowerCase().replace("-", "")]);
    expect(out).toContain("Ann? O’Dër?[2J?");
    expect(out).toContain("travel has to be priced by hand");
    expect(out).toContain("quote-received");
    expect(out).toContain(`npm run desk price ${oban}`);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out.replaceAll(/\s+/g, " ")).toContain("long long end");
    const raw = await run(["quote", oban, "--json"]);
    for (const sign of ["\u001b", "\u202e", "\u009b"]) expect(raw.out).not.toContain(sign);
    expect(await json(`quote ${oban}`)).toMatchObject({ name: hostile, estimate: { total: null } });
  });

  it("says what is missing", async () => {
    const { run } = await deskWithQuotes(stores);
    expect(await run("quote BT-9")).toMatchObject({ code: 1, err: 'Nothing is stored under "BT-9".\n' });
    expect(await run("mail-show abcdef12")).toMatchObject({ code: 1 });
    expect(await run("enquiry %")).toMatchObject({ code: 1 });
  });

  it("writes links to where the site last started, unless PUBLIC_ORIGIN is set", async () => {
    const { store, env } = await deskWithQuotes(stores);
    const originAt = async (more: NodeJS.ProcessEnv) => {
      const { ports, close } = await openDesk({ ...env, ...more });
      await close();
      return ports.settings.origin;
    };
    expect(await originAt({})).toBe("http://localhost:3000");
    await writeSetting(store.database, "origin", "https://old.example");
    await writeSetting(store.database, "origin", "https://www.example.com");
    expect(await originAt({})).toBe("https://www.example.com");
    expect(await originAt({ PUBLIC_ORIGIN: "https://told.example/" })).toBe("https://told.example");
  });
});

it("helps, and says when a command is wrong", async () => {
  const help = await runDesk(["--help"], {});
  expect(help).toMatchObject({ code: 0, err: "" });
  expect(Math.max(...help.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(130);
  expect((await runDesk(["quotes", "--help"], {})).out).toContain("--status");
  for (const argv of [["nonsense"], ["quote"], ["quotes", "--limit", "x"], ["--bogus"], ["mail", "a", "b"]]) {
    const { code, err } = await runDesk(argv, {});
    expect(code).toBe(2);
    expect(err).toContain("npm run desk -- --help");
  }
});

it("says when there is no database yet", async () => {
  const { code, err } = await runDesk(["quotes"], { DATA_DIR: "/nonexistent" });
  expect(code).toBe(1);
  expect(err).toContain("when the site first starts");
});
