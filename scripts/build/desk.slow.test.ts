import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";
import { buildDesk, ensureDesk } from "./desk.ts";

const heavy = /\/(react-dom|@react-email\/render|nodemailer|stripe|express|pg|vite|@clack\/prompts)\//;

it("is a bundle that loads what is heavy only for the commands that need it", { timeout: 60_000 }, async () => {
  const folder = scratch("desk-bundle-");
  try {
    const { output } = await buildDesk(folder);
    const chunks = output.filter((one) => one.type === "chunk");
    /** The heavy packages in a chunk and in the chunks that it imports statically; what it loads later does not count. */
    const heavyIn = (name: string) => {
      const files = new Set(chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName));
      expect(files.size, name).toBe(1);
      for (const file of files)
        for (const from of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(from);
      const modules = chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
      const packages = [...modules, ...[...files].map((file) => `/${file}/`)];
      return packages.filter((id) => heavy.test(id.replace(/^.*node_modules(?=\/)/, "")));
    };
    const looking = ["desk", "today", "quotes", "find", "export", "reviews", "mail", "erase", "enquiries"];
    for (const name of [...looking, "messages", "notes", "calendar", "figures", "invoices", "access", "roster"])
      expect(heavyIn(name), name).toEqual([]);
    // Tests run with another NODE_ENV than the desk, but the bundle has to suit the desk's.
    expect(chunks.some(({ code }) => code.includes("jsxDEV)("))).toBe(false);
    // The desk stores emails; the process that sends them renders them.
    for (const name of ["price", "book", "change"]) expect(heavyIn(name), name).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("is made when it is missing, and runs under plain Node", { timeout: 60_000 }, async () => {
  const entry = await ensureDesk();
  const run = (script: string) =>
    spawnSync(process.execPath, [script, "quotes"], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: "/nonexistent", DATABASE_URL: "" },
    });
  expect(run(path.resolve(import.meta.dirname, "../desk.mjs"))).toMatchObject({
    stderr: "There is no database at /nonexistent/site.db yet: it is created when the site first starts.\n",
    status: 1,
  });
  // Loading the bundle does nothing by itself: scripts/desk.mjs calls its function.
  expect(run(entry)).toMatchObject({ stdout: "", stderr: "", status: 0 });
});
