import priceContent from "#content/prices.ts";
import {
  type Act,
  type ActSlug,
  act as actShape,
  actSlugs,
  type Prices,
  prices as pricesShape,
} from "../../content/shape.ts";

export const prices: Prices = pricesShape.parse(priceContent);

const files = import.meta.glob<Act>("#content/acts/*/act.ts", { import: "default", eager: true });
const bySlug = new Map(Object.values(files).map((file) => [file.slug, actShape.parse(file)]));

export const acts: Act[] = actSlugs.map((slug) => actBySlug(slug));

export function actBySlug(slug: ActSlug): Act {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`content/acts/${slug}/act.ts is missing.`);
  return found;
}

/** The act of a stored or typed slug; undefined for one that has left the catalogue. */
export const findAct = (slug: string | null): Act | undefined => acts.find((act) => act.slug === slug);

export const packagesOf = (slug: ActSlug) => prices.packages[slug];

/** The cheapest package of these acts, and whose it is. */
export const cheapestPackage = (slugs: readonly ActSlug[]) =>
  slugs
    .flatMap((slug) => packagesOf(slug).map((pack) => ({ ...pack, act: actBySlug(slug).name })))
    .reduce((least, next) => (next.price < least.price ? next : least));

/** The price of the cheapest package: pence, for one performer at a place within the free travel band. */
export const fromPrice = (slug: ActSlug): number => cheapestPackage([slug]).price;

export function actCard(slug: ActSlug) {
  const { name, line, theme, posterAlt, landing } = actBySlug(slug);
  return { slug, name, line, theme, posterAlt, url: landing, price: fromPrice(slug) };
}
export type ActCardData = ReturnType<typeof actCard>;
