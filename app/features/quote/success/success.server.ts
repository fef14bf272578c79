/** What the confirmation shows: with the reference alone nothing of a person; with the private link's key all she told us. */
import type { Ports } from "../../../context.ts";
import { acts, prices } from "../../catalogue/store.server.ts";
import { pageSeo } from "../../site/seo.server.ts";
import { site, siteForPages } from "../../site/site.server.ts";
import { partyFacts, personFacts } from "../facts.ts";
import type { Estimate } from "../pricing.ts";
import { readReference } from "../reference.server.ts";
import { quoteByLink, quoteByReference } from "../store.server.ts";
import type { Quote } from "../table.server.ts";

/** Anything else is nobody's reference, and may be nothing a database takes. */
const referenceShape = /^[0-9A-Z]{1,2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** @throws Response 404, the same for a reference that isn't there and for a key that doesn't fit */
export async function confirmation(
  typedReference: string,
  key: string | null,
  { database, clock }: Pick<Ports, "database" | "clock">,
) {
  const reference = readReference(typedReference);
  const find = () =>
    key === null
      ? quoteByReference(database, reference)
      : quoteByLink(database, { reference, key, now: clock.now().toISOString() });
  const quote = referenceShape.test(reference) ? await find() : undefined;
  if (!quote) throw new Response(null, { status: 404 });
  const greeting = `Hello, this is about my request ${quote.reference}`;
  return {
    reference: quote.reference,
    surprise: quote.surprise === 1,
    replyPromise: site.replyPromise,
    phone: siteForPages().phone,
    chatHref: `https://wa.me/${site.chat.number}?text=${encodeURIComponent(greeting)}`,
    told: key === null ? null : everything(quote),
    seo: pageSeo(`/quote/${quote.reference}/success`, {
      title: "We have your request",
      description: "Your reference, and what happens next.",
      noindex: true,
    }),
  };
}

function everything(quote: Quote) {
  const estimate = JSON.parse(quote.estimate) as Estimate;
  // An act may have left the catalogue since.
  const act = acts.find(({ slug }) => slug === quote.act);
  const names = { act: act?.name ?? estimate.order.plural, package: estimate.order.packageName };
  return {
    act: act ? { slug: act.slug, ground: act.ground } : null,
    facts: [...partyFacts(quote, names), ...personFacts(quote)],
    estimate,
    vat: prices.vat,
  };
}
