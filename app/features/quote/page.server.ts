/** What the form page loads: what is on offer, and what the address bar already says. */
import type { Ports } from "../../context.ts";
import { pageSeo } from "../site/seo.server.ts";
import { emptyValues, type Values } from "./fields.ts";
import { type Offer, offerAt } from "./offer.server.ts";
import { choiceFor } from "./priced.ts";
import { issueToken } from "./token.server.ts";

const mainActs = { "/male-stripper-quote": "male-strippers", "/female-stripper-quote": "female-strippers" } as const;
export type QuotePath = keyof typeof mainActs;

export const isQuotePath = (path: string): path is QuotePath => path in mainActs;

export function quotePageData(url: URL, ports: Pick<Ports, "clock" | "seal">) {
  const path = isQuotePath(url.pathname) ? url.pathname : "/male-stripper-quote";
  const offer = offerAt(ports.clock.now());
  const main = offer.acts.find(({ slug }) => slug === mainActs[path]);
  const asked = askedFor(url.searchParams, offer, mainActs[path]);
  return {
    offer: shownOffer(offer),
    token: issueToken(ports),
    asked,
    choice: choiceFor(asked, offer),
    seo: pageSeo(path, {
      title: `${main?.singular.replace(/^./, (letter) => letter.toUpperCase())} quote`,
      description: `Ask for a quote for ${main?.plural} or any other of our acts: a few answers, a running total with its working, and nothing to pay for asking.`,
      noindex: true,
    }),
  };
}

/** What the page begins with; the whole list of packages and places follows by GET /api/prices. */
const shownOffer = ({ acts, places: _, ...offer }: Offer) => ({
  ...offer,
  acts: acts.map(({ slug, name, packages }) => ({ slug, name, from: Math.min(...packages.map(({ price }) => price)) })),
});
export type ShownOffer = ReturnType<typeof shownOffer>;

/** The values the form begins with. `?act=`, `?package=` and `?place=` choose; anything unknown in them counts for nothing. */
function askedFor(query: URLSearchParams, offer: Offer, mainAct: string): Values {
  const act =
    offer.acts.find(({ slug }) => slug === query.get("act")) ?? offer.acts.find(({ slug }) => slug === mainAct);
  const pack = act?.packages.find(({ id }) => id === query.get("package")) ?? act?.packages[0];
  const place = offer.places.find(({ slug, name }) =>
    [slug, name.toLowerCase()].includes(query.get("place")?.toLowerCase() ?? ""),
  );
  return { ...emptyValues, act: act?.slug ?? "", package: pack?.id ?? "", performers: "1", place: place?.name ?? "" };
}
