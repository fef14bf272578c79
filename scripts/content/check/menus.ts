import type { Menus } from "../../../app/content/brand-shapes.ts";
import { infoSlugs } from "../../../app/content/page-shapes.ts";
import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";

const pages = [
  "/",
  "/locations",
  "/male-stripper-quote",
  "/female-stripper-quote",
  ...infoSlugs.map((slug) => `/${slug}`),
];
/** Pages of acts and of places exist with their files: the build leaves out a link to one that does not exist. */
const isOptional = /-hire(-[a-z-]+)?$/;
const elsewhere = /^https:|\/$/;

/** Links of the menus to pages that do not exist. */
export function menuProblems(sources: readonly Source[]): Problem[] {
  const source = sources.find(({ file }) => file === "menus.ts");
  if (!source) return [];
  const menus = source.value as Menus;
  return (["explore", "quick", "services"] as const).flatMap((menu) =>
    menus[menu].links.flatMap(([address], index) =>
      pages.includes(address) || isOptional.test(address) || elsewhere.test(address)
        ? []
        : [
            {
              file: source.file,
              line: source.lineOf([menu, "links", index]),
              says: `${menu}: there is no page ${address}. There are ${pages.join(", ")} and the pages of acts, as in pages/; an address that ends in / belongs to something else on your server`,
            },
          ],
    ),
  );
}
