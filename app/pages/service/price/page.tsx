import { Fragment } from "react";
import { Link, redirect } from "react-router";
import { HeroOffer } from "../../../features/catalogue/hero-offer.tsx";
import { pageSeo } from "../../../features/site/seo.server.ts";
import { useSite } from "../../../features/site/use-site.ts";
import { Accented } from "../../../ui/accented.tsx";
import { ContactCard } from "../../../ui/contact-card/contact-card.tsx";
import { ErrorSummary } from "../../../ui/error-summary/error-summary.tsx";
import { Poster } from "../../../ui/poster/poster.tsx";
import type { Route } from "./+types/page";
import { AskAgain, mistake } from "./finder.tsx";
import { priceNear } from "./price-near.server.ts";
import { PriceResult, WhatElse } from "./price-result.tsx";

/** Answers a service page's form about the price in a town. @throws Response 404 when it names no service page */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams;
  if (!query.has("for")) throw redirect("/locations", 303);
  const near = priceNear(query.get("for") ?? "", query.get("near") ?? "");
  if (!near) throw new Response(null, { status: 404 });
  return {
    near,
    barLink: near.here && { from: near.here.lowest.pence, href: near.quote },
    seo: pageSeo("/prices/near", {
      title: `${near.here ? "" : "Error: "}${near.name}: the price in your town`,
      description: "What it costs at your door, travel included.",
      noindex: true,
    }),
  };
}

export { meta } from "../../../ui/head/page-meta.ts";

export default function Price({ loaderData: { near } }: Route.ComponentProps) {
  const { here, figure, quote } = near;
  const { within, name } = here ?? { within: "near you", name: "you" };
  const again = (
    <div className="card price-again drawn drawn-small drawn-corner">
      <AskAgain key={near.asked} service={near.slug} asked={near.asked} wrong={!here} />
    </div>
  );
  return (
    <main id="main" tabIndex={-1}>
      <div data-theme={figure.theme}>
        <div className={here ? "wrap price-head" : "wrap price-head unanswered"}>
          <h1 className="title page-hero-title">
            <Accented before={`${near.name} ${within.slice(0, -name.length).trim()}`} accent={name} after="" />
          </h1>
          <div className="stack price-head-copy">
            {here ? (
              <HeroOffer price={here.lowest.pence} quote={quote}>
                {here.lowest.what.map((words, index, all) => (
                  <Fragment key={words}>
                    {index > 0 && " "}
                    <span className="nowrap">{index < all.length - 1 ? `${words},` : words}</span>
                  </Fragment>
                ))}
              </HeroOffer>
            ) : (
              <p>
                <WhatElse answer={near} />
              </p>
            )}
          </div>
          <div className="price-head-figure">
            <Poster key={figure.slug} name={figure.slug} alt="" shape="square" priority cut />
          </div>
        </div>
      </div>
      <div className="wrap columns price-page" data-own-buttons={here ? undefined : ""}>
        {!here && (
          <div className="part price-wrong">
            <ErrorSummary key={near.asked} mistakes={[mistake(near.asked)]} answer={near} />
            {again}
          </div>
        )}
        <div className="part price-answer">
          {here ? <PriceResult answer={near} quote={quote} /> : <AskUs theme={figure.theme} />}
          <Link to={near.path}>What is included, and what we need from you</Link>
        </div>
        {here && again}
      </div>
    </main>
  );
}

/** Shown for a place that is not on the list, whose price somebody has to work out. */
function AskUs({ theme }: { theme: string }) {
  const { chatHref, phone } = useSite();
  return (
    <ContactCard title="Somewhere else?" theme={theme} chatHref={chatHref} phone={phone}>
      Tell us where it is: we work out the journey and write back with the price.
    </ContactCard>
  );
}
