import path from "node:path";
import { expect, it, vi } from "vitest";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import { form, storedQuote } from "../../tests/support/product/booking.ts";
import { stockedDesk } from "../../tests/support/product/desk.ts";
import { deskBrowser } from "../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { jobs } from "../jobs/jobs.ts";
import { runDue } from "../jobs/schedule.ts";
import { backupCommand } from "./commands.ts";
import { noteBackup } from "./last-backup.ts";

const hour = 3_600_000;
const checks = jobs.filter(({ name }) => name === "check-backups");

describeOnEach("backups that are not made", (stores) => {
  /** @param origin the site's public address */
  const checked = async (origin?: string) => {
    const { place, ports, env, run, setTime } = await stockedDesk(stores);
    const settings = { ...ports.settings, ...(origin && { origin }) };
    const logged: string[] = [];
    const log = { ...ports.log, error: (event: string) => void logged.push(event) };
    /** Today at both desks, once the job has run at this time. */
    const shown = async (at: number) => {
      setTime(new Date(at).toISOString());
      expect(await runDue(checks, { ...ports, settings, log }, new AbortController().signal)).toBe(1);
      const { page } = await (await deskBrowser(ports)).get("/desk");
      const { out } = await run("today");
      return { browser: page.querySelector(".desk-warning")?.text ?? "", terminal: out.replace(/\s+/g, " ") };
    };
    return { place, ports, env, logged, shown };
  };

  it("are named on Today at both desks, where there were some before, until there is one again", async () => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { place, env, logged, shown } = await checked();
    const now = Date.now();
    expect(await backupCommand([], { ...env, BACKUP_DIR: path.join(place.dataFolder, "backups") })).toBe(0);
    expect(await shown(now + 59 * hour)).toMatchObject({ browser: "" });
    const stopped = /No backup has been completed since \w+ \d+ \w+ \d{4}\./;
    const { browser, terminal } = await shown(now + 61 * hour);
    expect(browser).toMatch(stopped);
    expect(browser).not.toContain("periodic");
    expect(terminal).toMatch(stopped);
    expect(logged).toEqual(["job.failed"]);

    await noteBackup(place, new Date(now + 61 * hour));
    expect(await shown(now + 62 * hour)).toMatchObject({ browser: "" });
  });

  it("are named on Today at a public address where none was ever made, three days after the first request", async () => {
    const { ports, place, shown } = await checked("https://www.bowandtassel.co.uk");
    const now = ports.clock.now().getTime();
    expect((await shown(now + 100 * hour)).browser).not.toContain("backup");
    const { reference } = await requestQuote(ports, form());
    const asked = Date.parse((await storedQuote(ports, reference)).createdAt);
    expect((await shown(asked + 71 * hour)).browser).not.toContain("backup");
    const never =
      /No backup of this site has been made yet, and requests have come in since \w+ \d+ \w+ \d{4}: its timer/;
    const { browser, terminal } = await shown(asked + 73 * hour);
    expect(browser).toMatch(never);
    expect(terminal).toMatch(never);
    await noteBackup(place, new Date(asked + 74 * hour));
    expect((await shown(asked + 74 * hour)).browser).not.toContain("backup");
  });

  it("are not missed where the public can't reach the site", async () => {
    const { ports, shown } = await checked("http://localhost:3000");
    await requestQuote(ports, form());
    expect((await shown(ports.clock.now().getTime() + 1000 * hour)).browser).not.toContain("backup");
  });
});
