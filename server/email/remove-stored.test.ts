import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { shortMail } from "../../tests/support/product/outgoing-mail.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { readConfig } from "../config.ts";
import { portsOn } from "../ports.ts";
import { fileTransport } from "./file-transport.ts";
import { removeFilesOf, removeFilesOfErasedEmails } from "./remove-stored.ts";

const longAgo = new Date("2020-01-01T12:00:00.000Z");

describeOnEach("mail that is kept as files", (stores) => {
  it("removes the files of mail that is erased, and nothing else", async () => {
    const store = await stores.fresh();
    const { dataFolder } = await stores.place();
    const { outbox, write } = await portsOn(readConfig({}), store, quietLog, () => {});
    const mail = shortMail("b@example.com");
    await write(async (tables) => {
      await outbox.put(tables, mail, "BT-1");
      await outbox.put(tables, { ...mail, kind: "enquiry-copy" }, "e1");
    });
    const transport = fileTransport(dataFolder, "hello@agency.example");
    for (const row of await store.database.selectFrom("outbox").selectAll().execute()) await transport.send(row);
    const folder = path.join(dataFolder, "mail");
    writeFileSync(path.join(folder, "notes.txt"), "the owner's own");
    expect(readdirSync(folder)).toHaveLength(3);
    const now = new Date();
    const tomorrow = new Date(now.getTime() + 24.1 * 3_600_000);
    expect(await removeFilesOfErasedEmails(store.database, dataFolder, tomorrow)).toBe(0);
    await store.database.deleteFrom("outbox").where("subjectRef", "=", "e1").execute();
    expect(await removeFilesOfErasedEmails(store.database, dataFolder, now)).toBe(0);
    expect(await removeFilesOfErasedEmails(store.database, dataFolder, tomorrow)).toBe(1);
    expect(readdirSync(folder).join()).toMatch(/quote-received-BT-1-[0-9a-f-]{36}\.eml,notes\.txt$/);
    // A file that is renamed after the folder was read: it has no target, so it is listed and can't be looked up.
    symlinkSync("renamed", path.join(folder, ".2026-y.eml.123"));
    // A file that a killed process left half written.
    mkdirSync(folder, { recursive: true });
    const half = path.join(folder, ".2026-x.eml.123");
    writeFileSync(half, "");
    utimesSync(half, longAgo, longAgo);
    expect(await removeFilesOfErasedEmails(store.database, dataFolder, now)).toBe(1);
    expect(existsSync(half)).toBe(false);
  });

  it("keeps a file for each of two emails that are alike, and removes one's alone", async () => {
    const store = await stores.fresh();
    const { dataFolder } = await stores.place();
    const { outbox, write } = await portsOn(readConfig({}), store, quietLog, () => {});
    await write(async (tables) => {
      for (const address of ["sam@example.com", "kim@example.com"])
        await outbox.put(tables, shortMail(address, { kind: "job-changed" }), "BT-1");
    });
    const createdAt = longAgo.toISOString();
    const rows = await store.database.updateTable("outbox").set({ createdAt }).returningAll().execute();
    const transport = fileTransport(dataFolder, "hello@agency.example");
    for (const row of rows) await transport.send(row);
    expect(await removeFilesOf(dataFolder, rows.slice(1))).toBe(1);
    const left = readdirSync(path.join(dataFolder, "mail")).map((name) =>
      readFileSync(path.join(dataFolder, "mail", name), "utf8"),
    );
    expect(left).toEqual([expect.stringContaining(`To: ${rows[0]?.recipient}`)]);
  });
});
