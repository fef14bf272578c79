/** The sites that an engine visits. */
import { taggedBuild } from "../support/browser/tagged-build.ts";
import { type RoundRobin, roundRobin } from "../support/processes/proxy.ts";
import { type Site, startSite } from "../support/processes/site.ts";
import type { Driver, Tab } from "./tab.ts";

interface Sites {
  site: Site;
  /** With the owner's tag */
  tagged: Site;
  /** The site without the tag, through a proxy that answers 404 for the paths in `lost` */
  faulty: RoundRobin;
  /** Paths of scripts */
  lost: Set<string>;
}

/** @param all whether all journeys run, of which some need more than the site itself */
export async function startSites(all: boolean): Promise<Partial<Sites>> {
  const lost = new Set<string>();
  if (!all) return { site: await startSite(), lost };
  const withTag = await taggedBuild();
  const [site, tagged] = await Promise.all([startSite(), startSite({}, withTag)]);
  const faulty = await roundRobin([Number(new URL(site.origin).port)], (path) => lost.has(path));
  return { site, tagged, faulty, lost };
}

export interface Visit extends Sites {
  driver: Driver;
  /** On the site without the tag */
  tab: Tab;
}
