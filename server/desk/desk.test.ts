import { expect, it, vi } from "vitest";
import { quoteRow } from "../../tests/support/quote-row.ts";
import { bookingReview, reviewRow } from "../../tests/support/reviews.ts";
import { describeOnEach, quietLog } from "../../tests/support/stores.ts";
import { migrationFiles } from "../database/migration-files.ts";
import { openDatabase, prepareDatabase } from "../database/open.ts";
import { outboxWith } from "../mail/outbox.ts";
import { desk } from "./desk.ts";
import { table } from "./table.ts";

async function run(argv: string[], env: NodeJS.ProcessEnv) {
  const out: unknown[] = [];
  const err: unknown[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(text) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(text) > 0);
  const code = await desk(argv, env);
  vi.restoreAllMocks();
  return { code, out: out.join(""), err: err.join("") };
}

describeOnEach("the desk", (bench) => {
  const stocked = async () => {
    const place = await bench.place();
    await prepareDatabase(place, migrationFiles, quietLog);
    const store = bench.open(place);
    const mail = {
      to: { address: "ann@example.com" },
      fromName: "Bow",
      subject: "Your quote",
      text: "Hello\nAnn",
      html: "",
    };
    await store.write(async (write) => {
      await write.insertInto("quote").values(quoteRow("BT-1")).execute();
      const later = { ...quoteRow("BT-2"), created_at: "2026-11-22T09:00:00.000Z", total: null, notes: "a\u001b[2Jb" };
      await write.insertInto("quote").values(later).execute();
      await outboxWith({ now: () => new Date() }, () => {}).put(write, mail, {
        kind: "quote-received",
        subjectRef: "BT-1",
      });
    });
    const { id } = await store.database.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
    return { id, env: { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl } };
  };

  it("lists quotes, newest first", async () => {
    const { env } = await stocked();
    const { code, out } = await run(["quotes"], env);
    expect(code).toBe(0);
    expect(out.split("\n").map((line) => line.slice(0, 4))).toEqual(["Refe", "BT-2", "BT-1", ""]);
    expect(out).toContain("£240.00");
    const json = await run(["quotes", "--json", "--limit", "1"], env);
    expect(JSON.parse(json.out)).toMatchObject([{ reference: "BT-2", total: null }]);
  });

  it("shows all of one quote, and nothing that could rewrite the terminal", async () => {
    const { env } = await stocked();
    const one = await run(["quote", "bt-1"], env);
    expect(one.out).toContain("ann@example.com");
    expect(one.out).toContain("quote-received");
    expect((await run(["quote", "BT-2"], env)).out).toContain("a?[2Jb");
  });

  it("lists and shows mail", async () => {
    const { env, id } = await stocked();
    expect((await run(["mail"], env)).out).toMatch(/waiting +0 +BT-1 +quote-received +ann@example\.com/);
    expect((await run(["mail", "BT-2"], env)).out).toBe("No mail.\n");
    expect((await run(["mail-show", id], env)).out).toMatch(/Subject +Your quote[\s\S]+Hello\nAnn\n$/);
    expect(JSON.parse((await run(["mail-show", id, "--json"], env)).out)).toMatchObject({ id, subject: "Your quote" });
  });

  it("lists bookers' reviews, publishes, answers and declines them", async () => {
    const { env } = await stocked();
    const store = openDatabase({ dataFolder: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, quietLog, 1);
    const waiting = bookingReview("BT-1", { status: "waiting", rating: 1, content: "Bad \u001b[2Jweather." });
    await store.database
      .insertInto("review")
      .values([waiting, reviewRow("of-content")])
      .execute();
    await store.close();
    const { id } = waiting;
    expect((await run(["reviews"], env)).out).toMatch(/booking-bt-1 +waiting +1 +Ann O\..*BT-1 +Bad \?\[2Jweather\./);
    expect((await run(["reviews", "show", id], env)).out).toContain("Bad ?[2Jweather.");
    expect((await run(["reviews", "publish", id], env)).out).toContain("It is on the site");
    expect(await run(["reviews", "publish", id], env)).toMatchObject({ code: 1, err: "That is how it is already.\n" });
    expect((await run(["reviews", "reply", id, "--words", "Sorry."], env)).out).toMatch(/reply +Sorry\./);
    const declined = await run(["reviews", "decline", id, "--words", "Abuse.", "--json"], env);
    expect(JSON.parse(declined.out)).toMatchObject({ status: "declined", decline_reason: "Abuse." });
    expect(await run(["reviews", "decline", "of-content", "--words", "x"], env)).toMatchObject({
      code: 1,
      err: "That review stands in content/reviews: change it there.\n",
    });
    for (const argv of [
      ["reviews", "burn", id],
      ["reviews", "publish"],
      ["reviews", "decline", id],
      ["reviews", "list", "a", "b"],
    ])
      expect((await run(argv, env)).code, argv.join(" ")).toBe(2);
  });

  it("says what is missing", async () => {
    const { env } = await stocked();
    expect(await run(["quote", "BT-9"], env)).toMatchObject({ code: 1, err: 'Nothing is stored under "BT-9".\n' });
    expect(await run(["mail-show", "x"], env)).toMatchObject({ code: 1 });
  });
});

it("helps", async () => {
  expect(await run([], {})).toMatchObject({ code: 0, err: "" });
  for (const argv of [["nonsense"], ["quote"], ["quotes", "--limit", "x"], ["--bogus"], ["mail", "a", "b"]]) {
    const { code, err } = await run(argv, {});
    expect(code).toBe(2);
    expect(err).toContain("npm run desk quotes");
  }
});

it("says when there is no database yet", async () => {
  expect(await run(["quotes"], { DATA_DIR: "/nonexistent" })).toMatchObject({ code: 1 });
});

it("aligns columns and cuts what is too wide", () => {
  expect(
    table(
      [
        { A: "x", B: "long\ntext" },
        { A: "yy", B: null },
      ],
      6,
    ),
  ).toBe("A   B\nx   long …\nyy");
});
