import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { describeOnEachAlone, quietLog } from "../../tests/support/product/stores.ts";
import { Refusal } from "../refusal.ts";
import { prepareDatabase } from "./open.ts";
import { statements } from "./statements.ts";

const first = { "0001-one": "create table one (id text primary key);" };
const second = { ...first, "0002-two": "create table two (id text);\ninsert into two values ('x');" };
const broken = { ...first, "0002-two": "create table two (id text);\ninsert into missing values (1);" };

describeOnEachAlone("migrations", (stores) => {
  it("run once, in order, and again when there are more", async () => {
    const place = await stores.place();
    await prepareDatabase(place, first, quietLog);
    await prepareDatabase(place, second, quietLog);
    await prepareDatabase(place, second, quietLog);
    const { database } = stores.open(place);
    const rows = await database.withTables<{ two: { id: string } }>().selectFrom("two").selectAll().execute();
    expect(rows).toEqual([{ id: "x" }]);
  });

  it("run when one with a smaller number comes later", async () => {
    const place = await stores.place();
    const third = { ...first, "0003-three": "create table three (id text);" };
    await prepareDatabase(place, third, quietLog);
    await prepareDatabase(place, { ...third, ...second }, quietLog);
    const { database } = stores.open(place);
    const rows = await database.withTables<{ two: { id: string } }>().selectFrom("two").selectAll().execute();
    expect(rows).toEqual([{ id: "x" }]);
  });

  it("refuse a schema from a newer version, and name what they do not know", async () => {
    const place = await stores.place();
    await prepareDatabase(place, second, quietLog);
    const older = prepareDatabase(place, first, quietLog);
    await expect(older).rejects.toThrow(Refusal);
    await expect(older).rejects.toThrow(/newer version of the site \(it has 0002-two/);
  });

  it("leave nothing of one that fails", async () => {
    const place = await stores.place();
    await prepareDatabase(place, first, quietLog);
    await expect(prepareDatabase(place, broken, quietLog)).rejects.toThrow(/missing/);
    await prepareDatabase(place, second, quietLog);
  });

  it("take turns when twelve processes start at once", async () => {
    const place = await stores.place();
    await Promise.all(Array.from({ length: 12 }, () => prepareDatabase(place, second, quietLog)));
    const { database } = stores.open(place);
    const rows = await database.withTables<{ two: { id: string } }>().selectFrom("two").selectAll().execute();
    expect(rows).toEqual([{ id: "x" }]);
  });

  it("say in a sentence that the database cannot be used", async () => {
    const place = await stores.place();
    if (stores.kind === "postgres") {
      await stores.postgres().stop();
      const away = prepareDatabase(place, first, quietLog);
      await expect(away).rejects.toThrow(/^The database at 127\.0\.0\.1:\d+\/\w+ does not answer \(.*ECONNREFUSED/);
      await expect(away).rejects.toThrow(Refusal);
      await stores.postgres().start();
      return;
    }
    // Root may write anywhere, so there is a file where the folder should be.
    const taken = path.join(place.dataFolder, "taken");
    writeFileSync(taken, "");
    const unwritable = prepareDatabase({ ...place, dataFolder: taken }, first, quietLog);
    await expect(unwritable).rejects.toThrow(Refusal);
    await expect(unwritable).rejects.toThrow(/site\.db cannot be written .* free some disk space, or set DATA_DIR/);
  });
});

describe("statements", () => {
  it("end at a semicolon at the end of a line; comments are left out", () => {
    const text =
      "-- about; this\ncreate table a (\n  x text check (x <> ';'),\n  y text\n);\n\ninsert into a values (1, 2);\n";
    expect(statements(text)).toEqual([
      "create table a (\n  x text check (x <> ';'),\n  y text\n)",
      "insert into a values (1, 2)",
    ]);
  });
});
