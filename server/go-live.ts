import type { Site } from "../content/shape.ts";

/** Hosts nobody else can reach, or that are reserved for examples: the shipped values may be shown there. */
const localHost = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(localhost|local|test|example|invalid|internal))$/;

const claimNames: Record<keyof Site["claims"], string> = {
  customerCount: "the customer count",
  happyCustomers: "the number of happy customers",
  badge: "the badge and its number of reviews",
  subScores: "the sub-scores",
  satisfaction: "the satisfaction figure",
  topRated: "the badge that calls the service top-rated",
  verifiedReviews: "the badge that calls the reviews verified",
  cardRating: "the rating on the cards",
  hotelBrands: "the hotel brands",
  values: "the four promises (support, reliability and so on)",
};

/** Every text in the record with its path, such as "legal.registeredOffice". */
function* texts(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value)) yield* texts(child, path ? `${path}.${key}` : key);
}

/** Whether the public reaches the site there. */
export const isReal = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" && !localHost.test(hostname);
};

/** Canonical links and the sitemap are made by the build: built for another address, the site would send visitors there. */
export function wrongBuild(origin: string, builtFor: string): string[] {
  if (!isReal(origin) || builtFor === origin) return [];
  return [
    `It was built for ${builtFor}: run "npm run build" with PUBLIC_ORIGIN=${origin} set, or start it with "npm start".`,
  ];
}

/**
 * What still keeps the site from a real https address, a sentence each: placeholders in use, and claims without evidence.
 * Empty on a local address, where the shipped brand may be looked at (misleading claims are banned: DMCC Act 2024, Sch 20).
 */
export function obstacles(origin: string, site: Site): string[] {
  if (!isReal(origin)) return [];
  const { placeholders, ...shown } = site;
  const inUse = [...texts(shown, "")].flatMap(([path, text]) => {
    const found = placeholders.filter((word) => word !== "" && text.includes(word));
    return found.length > 0
      ? [`content/site.ts: ${path} still says ${found.map((word) => `"${word}"`).join(" and ")}.`]
      : [];
  });
  const unproven = Object.entries(site.claims)
    .filter(([, claim]) => claim.evidence.trim() === "")
    .map(
      ([key]) => `content/site.ts: ${claimNames[key as keyof Site["claims"]]} (claims.${key}) has no line of evidence.`,
    );
  return [...inUse, ...unproven];
}
