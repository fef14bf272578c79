import type { Menus } from "../../../app/content/brand-shapes.ts";
import { infoSlugs } from "../../../app/content/page-shapes.ts";
import type { Problem } from "./problem.ts";
import { problemIf, type Source } from "./source.ts";

const pages = [
  "/",
  "/locations",
  "/male-stripper-quote",
  "/female-stripper-quote",
  ...infoSlugs.map((slug) => `/${slug}`),
];
/** Links to pages of acts need no check: the build leaves them out where the page does not exist. */
const isOfAct = /-hire$/;
const isOfPlace = /-hire-[a-z0-9-]+$/;
const elsewhere = /^https:|\/$/;

/** Links of the menus to pages that do not exist. */
export function menuProblems(sources: readonly Source[]): Problem[] {
  return inMenus(sources, (address) =>
    pages.includes(address) || isOfAct.test(address) || isOfPlace.test(address) || elsewhere.test(address)
      ? undefined
      : `there is no page ${address}. There are ${pages.join(", ")} and the pages of acts, as in pages/; an address that ends in / belongs to something else on your server`,
  );
}

/** Links of the menus to pages about places that do not exist. @param made the addresses of the site's pages */
export const brokenPlaceLinks = (sources: readonly Source[], made: readonly string[]): Problem[] =>
  inMenus(sources, (address) =>
    isOfPlace.test(address) && !elsewhere.test(address) && !made.includes(address)
      ? `there is no page ${address} to link to`
      : undefined,
  );

function inMenus(sources: readonly Source[], wrong: (address: string) => string | undefined): Problem[] {
  const source = sources.find(({ file }) => file === "menus.ts");
  if (!source) return [];
  const menus = source.value as Menus;
  return (["explore", "quick", "services"] as const).flatMap((menu) =>
    menus[menu].links.flatMap(([address], index) => {
      const says = wrong(address);
      return problemIf(says !== undefined, source, [menu, "links", index], `${menu}: ${says}`);
    }),
  );
}
