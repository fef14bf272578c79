import { placeholders } from "../app/content/placeholders.ts";
import type { Review } from "../app/content/shape.ts";
import type { Site } from "../app/content/site-shapes.ts";
import type { Config } from "./config.ts";
import { isReal } from "./origin.ts";
import { paymentObstacles } from "./payments/choose.ts";
import { sentencesWhere } from "./refusal.ts";

type LiveSettings = Pick<
  Config,
  | ("origin" | "host" | "trustProxy" | "misspelt" | "deskEmails" | "payments" | "stripe")
  | ("smtpUrl" | "mailFrom" | "inbound" | "alertWebhookUrl")
>;

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
};

/** Each claim that is shown, with its path. */
const claimsOf = (site: Site) =>
  [
    ...Object.entries(site.claims).map(([key, claim]) => ({
      at: `claims.${key}`,
      what: claimNames[key as keyof Site["claims"]],
      ...claim,
    })),
    ...site.promises.map((promise, index) => ({
      at: `promises.${index}`,
      what: `the promise “${promise.value.title}”`,
      ...promise,
    })),
  ].filter(({ shown }) => shown);

const roundTheClock = /\b24\s*(?:\/\s*7|hours?|hrs?)\b|round the clock|day and night/i;

/** Every string in the record with its path, such as "legal.registeredOffice". */
function* texts(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value)) yield* texts(child, path ? `${path}.${key}` : key);
}

/** Refuses a build for another address: it contains the canonical links and the sitemap, which would send visitors there. */
export function wrongBuild(origin: string, builtFor: string): string[] {
  if (builtFor === origin || !(isReal(origin) || isReal(builtFor))) return [];
  return [
    `It was built for ${builtFor}. Set PUBLIC_ORIGIN to that, or build it for this address: on a server with deploy/update.sh, else with "npm start" or "npm run build" and PUBLIC_ORIGIN=${origin} set.`,
  ];
}

/**
 * What keeps the site from going live at its address, a sentence each. At a local address that can only be a misspelt setting, which may
 * be the address itself, or a payment provider that can't work: the shipped brand and its claims may be shown there, but not to the public (misleading claims are banned: DMCC Act 2024, Sch 20).
 */
export const obstacles = (config: LiveSettings, site: Site, reviews: readonly Review[]): string[] => [
  ...config.misspelt,
  ...(isReal(config.origin)
    ? [...settingObstacles(config), ...exampleObstacles(config), ...contentObstacles(site), ...sampleObstacles(reviews)]
    : []),
  ...paymentObstacles(config, site.bank),
];

const settingObstacles = ({ origin, host, smtpUrl, trustProxy }: LiveSettings): string[] =>
  sentencesWhere([
    [
      !origin.startsWith("https:"),
      `${origin} is not encrypted, and the public reaches it: what visitors type and their private links could be read on the ` +
        "way. Put a proxy with TLS in front (docs/deploy.md) and set PUBLIC_ORIGIN to the https:// address.",
    ],
    [
      // The site itself speaks no TLS, so a proxy is in front.
      origin.startsWith("https:") && trustProxy === 0,
      "TRUST_PROXY is 0 or not set: all visitors would have the proxy's address, and together ask for as many quotes an hour as " +
        "one of them may. Set it to how many proxies stand in front of the site: 1 for Caddy or nginx, 2 with a CDN before it.",
    ],
    [
      // Set to 0.0.0.0, as in a container, it is the owner's decision.
      !host && trustProxy > 0,
      "HOST is not set: anybody could go round the proxy to the site's port, and choose the address that TRUST_PROXY lets it believe. Set " +
        "HOST=127.0.0.1, or 0.0.0.0 where the proxy is on another machine and a firewall lets nobody else through.",
    ],
    [
      !smtpUrl,
      "SMTP_URL is not set: no email would leave this machine, neither to visitors nor to you. Set it to your mail server.",
    ],
  ]);

/** The placeholders in deploy/site.env.example that the owner has to replace. */
const examples = ["your-agency.co.uk", "in.example.org", "a-name-that-nobody-guesses", "rk_live_0000", "whsec_0000"];

function exampleObstacles(config: LiveSettings): string[] {
  const settings = {
    PUBLIC_ORIGIN: config.origin,
    SMTP_URL: config.smtpUrl,
    MAIL_FROM: config.mailFrom,
    REPLY_ADDRESS: config.inbound?.replyAddress,
    ALERT_WEBHOOK_URL: config.alertWebhookUrl,
    DESK_EMAILS: config.deskEmails,
    STRIPE_SECRET_KEY: config.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: config.stripe.webhookSecrets.join(),
  };
  return Object.entries(settings).flatMap(([name, value]) => {
    const example = examples.find((one) => value?.includes(one));
    return example ? [`${name} still says "${example}", as the example of settings does.`] : [];
  });
}

/** Placeholders in use, claims without evidence, and support at hours that the opening hours don't say. */
export function contentObstacles(site: Site): string[] {
  const claims = claimsOf(site);
  const { claims: _, promises: __, ...rest } = site;
  const allTexts = [...texts(rest, ""), ...claims.flatMap(({ at, value }) => [...texts(value, `${at}.value`)])];
  const inUse = allTexts.flatMap(([path, text]) => {
    const found = placeholders.filter((word) => text.includes(word));
    return found.length > 0 ? [`${path} still says ${found.map((word) => `"${word}"`).join(" and ")}.`] : [];
  });
  const unproven = claims.flatMap(({ at, what, evidence: { source, date } }) => {
    const lacks = [...(source.trim() ? [] : ["a source"]), ...(date ? [] : ["a date"])].join(" and ");
    return lacks ? [`${what} (${at}) has no evidence: it lacks ${lacks}. Fill it in, or set shown: false.`] : [];
  });
  const hours = roundTheClock.test(site.openingHours)
    ? []
    : allTexts.filter(([path, text]) => path.includes(".value") && roundTheClock.test(text));
  return [
    ...inUse,
    ...unproven,
    ...hours.map(
      ([path, text]) =>
        `${path} says "${text}", and openingHours say "${site.openingHours}". Set shown: false, or say the hours.`,
    ),
  ].map((sentence) => `content/site.ts: ${sentence}`);
}

function sampleObstacles(reviews: readonly Review[]): string[] {
  const samples = reviews.filter(({ sample }) => sample).length;
  if (samples === 0) return [];
  return [
    `content/reviews/home.ts: ${samples === 1 ? "one review is a sample" : `${samples} reviews are samples`}. Put your customers’ own in their place, or take them out.`,
  ];
}
