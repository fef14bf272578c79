/** Checks which backups deploy/site-away.service tells restic to copy, and which copies to remove. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { scratch } from "../support/processes/scratch.ts";

const unit = readFileSync(path.resolve(import.meta.dirname, "../../deploy/site-away.service"), "utf8");

it("copies the newest backup alone, dated as it is, and keeps no copy for longer than the site keeps backups", () => {
  const folder = scratch("site-copy-");
  const backups = path.join(folder, "all backups");
  for (const day of ["19", "20", "21"]) {
    const one = path.join(backups, `2026-11-${day}T04-10-00-123Z`);
    mkdirSync(one, { recursive: true });
    utimesSync(one, new Date(), new Date(`2026-11-${day}T04:10:00Z`));
  }
  writeFileSync(path.join(backups, "notes.txt"), "");
  const restic = path.join(folder, "restic");
  writeFileSync(restic, '#!/bin/sh\nfor one; do echo "$one"; done\n');
  chmodSync(restic, 0o755);
  // The commands as systemd reads them.
  const commands = [...unit.matchAll(/^ExecStart=(.*)$/gm)].map(([, line = ""]) =>
    line.replaceAll("$$", "$").replaceAll("%%", "%").replace("/usr/bin/restic", "restic"),
  );
  const env = { PATH: `${folder}:${process.env.PATH}`, BACKUP_DIR: backups, TZ: "UTC" };
  const asked = commands.map((line) => execFileSync("sh", ["-c", line], { encoding: "utf8", env }).trim().split("\n"));
  expect(asked).toEqual([
    ["backup", "--quiet", "--time", "2026-11-21 04:10:00", path.join(backups, "2026-11-21T04-10-00-123Z")],
    ["forget", "--quiet", "--group-by", "host", "--keep-within", "30d", "--prune"],
  ]);
});
