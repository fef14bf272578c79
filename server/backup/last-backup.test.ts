import path from "node:path";
import { expect, it, vi } from "vitest";
import { stockedDesk } from "../../tests/support/product/desk.ts";
import { deskBrowser } from "../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { jobs } from "../jobs/jobs.ts";
import { runDue } from "../jobs/schedule.ts";
import { backupCommand } from "./commands.ts";
import { noteBackup } from "./last-backup.ts";

describeOnEach("backups that have stopped", (bench) => {
  it("are named on Today, in the browser and in the terminal, until there is one again", async () => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { place, ports, env, use, setTime } = await stockedDesk(bench);
    const { signal } = new AbortController();
    const checks = jobs.filter(({ name }) => name === "check-backups");
    const logged: string[] = [];
    const log = { ...ports.log, error: (event: string) => void logged.push(event) };
    const shown = async (at: number) => {
      setTime(new Date(at).toISOString());
      expect(await runDue(checks, { ...ports, log }, signal)).toBe(1);
      const { page } = await (await deskBrowser(ports)).get("/desk");
      const { out } = await use("today");
      return { browser: page.querySelector(".desk-warning")?.text ?? "", terminal: out };
    };
    const hour = 3_600_000;
    const now = Date.now();
    expect(await shown(now), "no complaint of a site that was never backed up").toMatchObject({ browser: "" });

    expect(await backupCommand([], { ...env, BACKUP_DIR: path.join(place.dataFolder, "backups") })).toBe(0);
    expect(await shown(now + 59 * hour)).toMatchObject({ browser: "" });
    const stopped = /No backup has been completed since \w+ \d+ \w+ \d{4}\./;
    const { browser, terminal } = await shown(now + 61 * hour);
    expect(browser).toMatch(stopped);
    expect(browser).not.toContain("periodic");
    expect(terminal.replace(/\s+/g, " ")).toMatch(stopped);
    expect(logged).toEqual(["job.failed"]);

    await noteBackup(place, new Date(now + 61 * hour));
    expect(await shown(now + 62 * hour)).toMatchObject({ browser: "" });
  });
});
