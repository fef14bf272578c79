import { placeholders } from "../app/content/placeholders.ts";
import type { Site } from "../app/content/shape.ts";
import type { Config } from "./config.ts";
import { isReal } from "./origin.ts";
import { paymentObstacles } from "./payments/choose.ts";
import { sentencesWhere } from "./refusal.ts";

const claimNames: Record<keyof Site["claims"], string> = {
  customerCount: "the customer count",
  happyCustomers: "the number of happy customers",
  badge: "the badge and its number of reviews",
  subScores: "the sub-scores",
  satisfaction: "the satisfaction figure",
  topRated: "the badge that calls the service top-rated",
  verifiedReviews: "the badge that calls the reviews verified",
  cardRating: "the rating on the cards",
  insurance: "what is said of insurance",
  hotelBrands: "the hotel brands",
  values: "the four promises (support, reliability and so on)",
};

/** Every string in the record with its path, such as "legal.registeredOffice". */
function* texts(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value)) yield* texts(child, path ? `${path}.${key}` : key);
}

/** The build makes canonical links and the sitemap: one for another address sends visitors there. */
export function wrongBuild(origin: string, builtFor: string): string[] {
  if (!isReal(origin) || builtFor === origin) return [];
  return [
    `It was built for ${builtFor}: run "npm run build" with PUBLIC_ORIGIN=${origin} set, or start it with "npm start".`,
  ];
}

/**
 * What keeps the site from going live at its address, a sentence each. At a local one only a payment provider that can't work:
 * the shipped brand may be shown there (misleading claims are banned: DMCC Act 2024, Sch 20).
 */
export const obstacles = (config: Pick<Config, "origin" | "smtpUrl" | "payments" | "stripe">, site: Site): string[] => [
  ...(isReal(config.origin) ? [...settingObstacles(config), ...contentObstacles(site)] : []),
  ...paymentObstacles(config, site.bank),
];

const settingObstacles = ({ origin, smtpUrl }: Pick<Config, "origin" | "smtpUrl">): string[] =>
  sentencesWhere([
    [
      !origin.startsWith("https:"),
      `${origin} is not encrypted, and the public reaches it: what visitors type and their private links could be read on the ` +
        "way. Put a proxy with TLS in front (docs/deploy.md) and set PUBLIC_ORIGIN to the https:// address.",
    ],
    [
      !smtpUrl,
      "SMTP_URL is not set: no email would leave this machine, neither to visitors nor to you. Set it to your mail server.",
    ],
  ]);

/** Placeholders in use, and claims without evidence. */
export function contentObstacles(site: Site): string[] {
  const inUse = [...texts(site, "")].flatMap(([path, text]) => {
    const found = placeholders.filter((word) => text.includes(word));
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
