import path from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database, Write } from "../../app/context.ts";
import type { Reference } from "../../app/features/quote/reference.server.ts";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { refusalFor } from "./open.ts";
import { sharedSecret } from "./settings.ts";
import { writer } from "./write.ts";

describeOnEach("the database", (stores) => {
  it("gives back what was written, numbers as numbers", async () => {
    const { database, write } = await stores.fresh();
    const row = quoteRow("BT-1");
    await write((transaction) => transaction.insertInto("quote").values(row).execute());
    expect(await database.selectFrom("quote").selectAll().executeTakeFirst()).toEqual(row);
    const counted = sql<number>`cast(count(*) as integer)`.as("count");
    expect(await database.selectFrom("quote").select(counted).executeTakeFirst()).toEqual({ count: 1 });
  });

  it("leaves nothing of a write that fails", async () => {
    const { database, write } = await stores.fresh();
    const failing = write(async (transaction) => {
      await transaction.insertInto("quote").values(quoteRow("BT-1")).execute();
      throw new Error("full");
    });
    await expect(failing).rejects.toThrow("full");
    expect(await database.selectFrom("quote").selectAll().execute()).toEqual([]);
  });

  it.each(["reference", "idempotencyKey"] as const)("refuses the same %s twice", async (column) => {
    const { database } = await stores.fresh();
    await database.insertInto("quote").values(quoteRow("BT-1")).execute();
    const second = { ...quoteRow("BT-2"), [column]: "BT-1" };
    await expect(database.insertInto("quote").values(second).execute()).rejects.toThrow(/unique/i);
  });

  it.each([{ suspect: 2 }, { status: "lost" }, { groupSize: 0 }, { reachBy: "pigeon" }, { total: -1 }])(
    "refuses %o",
    async (wrong) => {
      const { database } = await stores.fresh();
      const row = { ...quoteRow("BT-1"), ...wrong } as ReturnType<typeof quoteRow>;
      await expect(database.insertInto("quote").values(row).execute()).rejects.toThrow(/constraint/i);
    },
  );

  it("stores all writes that come at once except those that fail", async () => {
    const { database, write } = await stores.fresh();
    const names = ["BT-1", "BT-2", "BT-3", "BT-2", "BT-4"];
    const insert = (name: string) =>
      write((transaction) => transaction.insertInto("quote").values(quoteRow(name)).execute());
    const outcomes = await Promise.allSettled(names.map(insert));
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    const stored = await database.selectFrom("quote").select("reference").orderBy("reference").execute();
    expect(stored.map(({ reference }) => reference)).toEqual(["BT-1", "BT-2", "BT-3", "BT-4"]);
  });

  it("keeps all other writes when one fails and the database undoes their shared transaction", async () => {
    const { database, write } = await stores.fresh();
    const insert = (name: string) =>
      write((transaction) => transaction.insertInto("quote").values(quoteRow(name)).execute());
    // As SQLite does by itself on a full disk.
    const undoing = () =>
      write(async (transaction) => {
        await sql`rollback`.execute(transaction);
        throw new Error("full");
      });
    const others = ["BT-1", "BT-2"].map(insert);
    const failing = expect(undoing()).rejects.toThrow();
    await Promise.all([...others, failing, insert("BT-3")]);
    expect((await database.selectFrom("quote").select("reference").execute()).length).toBe(3);
  });

  it("never repeats a write whose commit may have succeeded, in a group or alone", async () => {
    const { database, kind } = await stores.fresh();
    // The answer to COMMIT is lost: nobody can tell from here whether it was done.
    const transaction = () => ({
      execute: async (run: (write: Write) => Promise<unknown>) => {
        await database.transaction().execute(run);
        throw new Error("Connection terminated unexpectedly");
      },
    });
    const write = writer({ transaction } as unknown as Database, kind);
    const runs: string[] = [];
    const names = ["BT-1", "BT-2", "BT-3", "BT-4"];
    const outcomes = await Promise.allSettled(
      names.map((name) =>
        write(async (one) => {
          runs.push(name);
          await one.insertInto("quote").values(quoteRow(name)).execute();
        }),
      ),
    );
    expect(runs).toEqual(names);
    expect(outcomes.map(({ status }) => status)).toEqual(names.map(() => "rejected"));
  });

  it("lets writers take turns: what one reads stays true until it commits", async () => {
    const place = await stores.lent();
    const processes = [stores.open(place), stores.open(place), stores.open(place)];
    const addOne = (store: (typeof processes)[number]) =>
      store.write(async (write) => {
        const before = await write
          .selectFrom("notice")
          .select("at")
          .where("reference", "=", "k" as Reference)
          .executeTakeFirst();
        await write
          .insertInto("notice")
          .values({ reference: "k", kind: "k", at: "1" })
          .onConflict((c) => c.columns(["reference", "kind"]).doUpdateSet({ at: String(Number(before?.at ?? 0) + 1) }))
          .execute();
      });
    await Promise.all(Array.from({ length: 60 }, (_, i) => addOne(processes[i % 3] as (typeof processes)[number])));
    const row = await processes[0]?.database.selectFrom("notice").select("at").executeTakeFirst();
    expect(row).toEqual({ at: "60" });
  });

  it("lets timers, signals and sockets run while a job makes one write after the other", async () => {
    const { write } = await stores.fresh();
    let turned = false;
    setImmediate(() => {
      turned = true;
    });
    for (let written = 0; written < 100 && !turned; written++)
      await write((transaction) => sql`select 1`.execute(transaction));
    expect(turned).toBe(true);
  });

  it("makes one secret, whichever process asks first", async () => {
    const { database } = await stores.fresh();
    const secrets = await Promise.all(Array.from({ length: 8 }, () => sharedSecret(database)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  if (stores.kind === "sqlite") {
    it("reports a full disk, and goes on when there is room again", async () => {
      const { database, write } = await stores.fresh();
      const add = (reference: string) =>
        write((transaction) =>
          transaction
            .insertInto("quote")
            .values({ ...quoteRow(reference), notes: "x".repeat(9000) })
            .execute(),
        );
      // Migrations that rebuild a table leave pages free.
      await sql`vacuum`.execute(database);
      await sql`pragma max_page_count = 1`.execute(database);
      const full: unknown = await add("BT-1").catch((error: unknown) => error);
      expect(full).toMatchObject({ code: "SQLITE_FULL" });
      // A start that meets it says so in one sentence.
      expect(refusalFor({ databaseUrl: undefined, dataFolder: "data" }, full)?.sentences).toEqual([
        expect.stringMatching(
          /^The database data\/site\.db cannot be written \(database or disk is full\)\. .*free some disk/,
        ),
      ]);
      await sql`pragma max_page_count = 100000`.execute(database);
      await add("BT-2");
      expect(await database.selectFrom("quote").select("reference").execute()).toEqual([{ reference: "BT-2" }]);
    });

    it("waits for another process's write without stopping this one", async () => {
      const place = await stores.lent();
      const store = stores.open(place);
      const other = new Sqlite(path.join(place.dataFolder, "site.db"));
      other.exec("begin immediate");
      let written = false;
      const write = store
        .write((transaction) => transaction.insertInto("quote").values(quoteRow("BT-1")).execute())
        .then(() => {
          written = true;
        });
      // Timers run meanwhile: the event loop is free.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
      expect(written).toBe(false);
      other.exec("commit");
      other.close();
      await write;
    });
  }

  it("answers a ping", async () => {
    await (await stores.fresh()).ping();
  });
});
