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
  /** Path of its service page; without one, its card has no link */
  landing?: string;
}

const described = import.meta.glob("#content/acts/*/act.ts", { import: "default", eager: true });
const priceFiles = import.meta.glob("#content/acts/*/prices.ts", { import: "default", eager: true });
const ownPages = import.meta.glob("#content/acts/*/page.ts", { import: "default", eager: true });
const sharedPages = import.meta.glob("#content/pages/*-hire.ts", { import: "default", eager: true });

/** Parsed files by the name of their folder, which is the act's slug. */
const byAct = <T>(files: Record<string, unknown>, parse: (content: unknown) => T) =>
  new Map<string, T>(Object.entries(files).map(([file, content]) => [file.split("/").at(-2) ?? "", parse(content)]));

const packages = byAct(priceFiles, (content) => packagesShape.parse(content));
const pageOf = byAct(ownPages, (content) => servicePage.parse(content));

/** All acts, in the owner's order. */
export const acts: readonly Act[] = [...byAct(described, (content) => actShape.parse(content)).values()]
  .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, "en-GB"))
  .map((act) => {
    const page = pageOf.get(act.slug);
    return { ...act, ...(page && { landing: `/${page.slug}` }) };
  });

/** The texts of the service pages: first each act's own page in the order of the acts, then pages about several acts. */
export const servicePages: readonly ServicePage[] = [
  ...acts.flatMap(({ slug }) => pageOf.get(slug) ?? []),
  ...Object.values(sharedPages).map((content) => servicePage.parse(content)),
];

/** The act with a stored or typed slug; undefined if it is no longer in the catalogue. */
export const findAct = (slug: string | null): Act | undefined => acts.find((act) => act.slug === slug);

/** The act's name, or its slug if it is no longer in the catalogue. */
export const actName = (slug: string): string => findAct(slug)?.name ?? slug;

/** "1 × topless waitress", as on price lines. */
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

/** The duration of a stored act and package, in minutes. */
export const minutesOf = (chosen: Chosen): number => packageOf(chosen)?.minutes ?? usualMinutes;

/** "15 minutes. A routine in one costume. Music to play through your speaker."; null if the package is no longer in the catalogue. */
export function includedIn(chosen: Chosen): string | null {
  const found = packageOf(chosen);
  if (!found) return null;
  const { minutes, includes } = found;
  const length = /^\d+ minutes/.test(includes[0] ?? "") ? [] : [formatDuration(minutes)];
  return [...length, ...includes].map((text) => `${text}.`).join(" ");
}

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
