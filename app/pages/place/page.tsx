import { CallToAction } from "../../features/catalogue/call-to-action.tsx";
import { PageReviews } from "../../features/review/page-reviews.tsx";
import type { Route } from "./+types/page";
import { Hero } from "./hero.tsx";
import { Nearby } from "./nearby.tsx";
import { placeData } from "./place.server.ts";
import { Price } from "./price.tsx";
import { BeforeYouBook, Others, Where } from "./sections.tsx";

export const loader = ({ params }: Route.LoaderArgs) => placeData(params.placePage);

export { meta } from "../../ui/head/page-meta.ts";

export default function PlacePage({ loaderData: data }: Route.ComponentProps) {
  const { act, place } = data;
  const isArea = place.kind === "area";
  return (
    <main id="main" tabIndex={-1}>
      <Hero data={data} />
      <Price data={data} />
      <Where data={data} />
      <BeforeYouBook data={data} />
      {/* The neighbours of a part of a city are within walking distance, so they come first. */}
      {isArea && <Nearby data={data} />}
      <Others data={data} />
      {!isArea && <Nearby data={data} />}
      {data.reviews && <PageReviews {...data.reviews} ofOneAct beside />}
      <CallToAction act={act} heading={`Got a date ${place.within}?`} quote={data.quote}>
        <p className="lede">Asking is free.</p>
      </CallToAction>
    </main>
  );
}
