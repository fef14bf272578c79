import priceContent from "#content/prices.ts";
import { type ServicePage, servicePage } from "../../content/page-shapes.ts";
import {
  type Act as ActContent,
  type ActSlug,
  act as actShape,
  type Package,
  type Prices,
  packages as packagesShape,
  prices as pricesShape,
} from "../../content/shape.ts";
import { formatDuration } from "../../ui/duration.ts";

export const prices: Prices = pricesShape.parse(priceContent);

export interface Act extends ActContent {
  /** Its service page; its card has no link without one */
  landing?: string;
}

const described = import.meta.glob("#content/acts/*/act.ts", { import: "default", eager: true });
const priceFiles = import.meta.glob("#content/acts/*/prices.ts", { import: "default", eager: true });
const ownPages = import.meta.glob("#content/acts/*/page.ts", { import: "default", eager: true });
const sharedPages = import.meta.glob("#content/pages/*-hire.ts", { import: "default", eager: true });

/** By the name of the folder. */
const byAct = <T>(files: Record<string, unknown>, parse: (content: unknown) => T) =>
  new Map<string, T>(Object.entries(files).map(([file, content]) => [file.split("/").at(-2) ?? "", parse(content)]));

const packages = byAct(priceFiles, (content) => packagesShape.parse(content));
const pageOf = byAct(ownPages, (content) => servicePage.parse(content));

/** In the owner's order. */
export const acts: readonly Act[] = [...byAct(described, (content) => actShape.parse(content)).values()]
  .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, "en-GB"))
  .map((act) => {
    const page = pageOf.get(act.slug);
    return { ...act, ...(page && { landing: `/${page.slug}` }) };
  });

/** The texts of the service pages: each act's own in the acts' order, then those of several acts. */
export const servicePages: readonly ServicePage[] = [
  ...acts.flatMap(({ slug }) => pageOf.get(slug) ?? []),
  ...Object.values(sharedPages).map((content) => servicePage.parse(content)),
];

/** The act of a stored or typed slug; undefined for one that has left the catalogue. */
export const findAct = (slug: string | null): Act | undefined => acts.find((act) => act.slug === slug);

/** Its name, or the slug of one that has left. */
export const actName = (slug: string): string => findAct(slug)?.name ?? slug;

/** "1 × topless waitress", as price lines count them. */
export function actCount(performers: number, slug: string): string {
  const act = findAct(slug);
  return `${performers} × ${act ? (performers === 1 ? act.singular : act.plural) : slug}`;
}

export function actBySlug(slug: ActSlug): Act {
  const found = findAct(slug);
  if (!found) throw new Error(`content/acts/${slug}/act.ts is missing.`);
  return found;
}

export function packagesOf(slug: ActSlug): Package[] {
  const found = packages.get(slug);
  if (!found) throw new Error(`content/acts/${slug}/prices.ts is missing.`);
  return found;
}

/** For a package that is no longer in the catalogue. */
const usualMinutes = 60;

type Chosen = { act: string; packageId: string };
const packageOf = ({ act, packageId }: Chosen): Package | undefined => {
  const found = findAct(act);
  return found && packagesOf(found.slug).find(({ id }) => id === packageId);
};

/** How long a stored act and package take. */
export const minutesOf = (chosen: Chosen): number => packageOf(chosen)?.minutes ?? usualMinutes;

/** "15 minutes. A routine in one costume. Music to play through your speaker."; null once the package has left the catalogue. */
export function includedIn(chosen: Chosen): string | null {
  const found = packageOf(chosen);
  if (!found) return null;
  const { minutes, includes } = found;
  const length = /^\d+ minutes/.test(includes[0] ?? "") ? [] : [formatDuration(minutes)];
  return [...length, ...includes].map((text) => `${text}.`).join(" ");
}

/** The cheapest package of these acts, and whose it is. */
export const cheapestPackage = (slugs: readonly ActSlug[]) =>
  slugs
    .flatMap((slug) => packagesOf(slug).map((pack) => ({ ...pack, slug, act: actBySlug(slug).name })))
    .reduce((least, next) => (next.price < least.price ? next : least));

/** The price of the cheapest package: pence, for one performer at a place within the free travel band. */
export const fromPrice = (slug: ActSlug): number => cheapestPackage([slug]).price;

export function actCard(slug: ActSlug) {
  const { name, line, theme, posterAlt, landing } = actBySlug(slug);
  return { slug, name, line, theme, posterAlt, url: landing, price: fromPrice(slug) };
}
export type ActCardData = ReturnType<typeof actCard>;
