/** What has to work in every engine, once each: requests, payments, and what differs between engines. */
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { askingJourneys, payingJourney } from "./asking.ts";
import { lookingJourneys } from "./looking.ts";
import { type Driver, Tab } from "./tab.ts";
import { startSites, type Visit } from "./visit.ts";

/**
 * @param open starts the browser; undefined where the machine has none, and then nothing runs
 * @param all whether it runs all journeys, or only the one to a paid deposit
 */
export function journeys(engine: string, open: (() => Promise<Driver>) | undefined, all = true): void {
  describe.skipIf(!open)(engine, () => {
    const visit = {} as Visit;
    /** How many reports in the sites' logs belong to journeys that have ended */
    let seen = 0;

    beforeAll(async () => {
      if (!open) return;
      Object.assign(visit, await startSites(all));
      visit.driver = await open();
      console.log(`${engine}: ${visit.driver.browser}`);
      visit.tab = new Tab(visit.driver, visit.site.origin);
    }, 300_000);
    afterAll(async () => {
      await visit.driver?.close();
      await visit.faulty?.close();
      await Promise.all([visit.site?.stop(), visit.tagged?.stop()]);
    });
    const reports = () =>
      [visit.site, visit.tagged]
        .flatMap((each) => (each?.log() ?? []).filter(({ event }) => event === "client.error"))
        .map((line) => JSON.stringify(line));
    afterEach(() => {
      const reported = reports();
      const said = visit.driver.errors().splice(0);
      // Only messages about a script that does not load are allowed.
      const expected = (text: string) => visit.lost.size > 0 && /404|load|import|JSHandle/i.test(text);
      const unexpected = [...reported.slice(seen), ...said].filter((text) => !expected(text));
      seen = reported.length;
      visit.lost.clear();
      expect(unexpected).toEqual([]);
    });

    payingJourney(visit);
    if (!all) return;
    askingJourneys(visit);
    lookingJourneys(visit);
  });
}
