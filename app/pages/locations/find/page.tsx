import { Link, redirect } from "react-router";
import { find } from "../../../features/place/finder.server.ts";
import { maxTypedLength } from "../../../features/place/names.ts";
import { pageSeo } from "../../../features/site/seo.server.ts";
import { breadcrumbTrail } from "../../../features/site/structured.server.ts";
import { PageHero } from "../../../ui/page-hero/page-hero.tsx";
import { Finder } from "../finder.tsx";
import type { Route } from "./+types/page";

/** Answers the location finder's form without JavaScript: redirects if only one place was found, and lists several. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = (url.searchParams.get("near") ?? "").slice(0, maxTypedLength).trim();
  if (!asked) throw redirect("/locations", 303);
  const answer = find(asked);
  const { found, towns } = answer;
  const [only] = found;
  if (only && found.length === 1 && towns.length === 0) throw redirect(`/locations#${only.place.slug}`, 303);
  return {
    asked,
    answer,
    trail: breadcrumbTrail(
      { name: "Our Locations", path: "/locations" },
      { name: "Find a place", path: "/locations/find" },
    ),
    seo: pageSeo("/locations/find", {
      title: "Find a place",
      description: "Find your town by its name or by a postcode.",
      noindex: true,
    }),
  };
}

export { meta } from "../../../ui/head/page-meta.ts";

export default function Find({ loaderData: { asked, answer, trail } }: Route.ComponentProps) {
  const { found, towns } = answer;
  const [town] = towns;
  const [before, accent] = town ? ["Near", town.name] : found.length > 0 ? ["Which", "one?"] : ["Not on our", "list"];
  return (
    <main id="main" tabIndex={-1}>
      <PageHero trail={trail} heading={{ before, accent, after: "" }} theme="sky" poster="suitcase">
        <div className="framed locations-finder" data-theme="gold">
          <Finder key={asked} asked={asked} answer={answer} />
        </div>
        <p>
          <Link to="/locations">Every place on the map</Link>
        </p>
      </PageHero>
    </main>
  );
}
