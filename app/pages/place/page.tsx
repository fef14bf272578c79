import { headTags } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Area } from "./area.tsx";
import { placeData } from "./place.server.ts";
import { Town } from "./town.tsx";

export const loader = ({ params }: Route.LoaderArgs) => placeData(params.placePage);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

/** An act in a place: its price there in all, where and when, the other acts, and one call to action: its quote page. */
export default function PlacePage({ loaderData: data }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      {data.place.kind === "area" ? <Area data={data} /> : <Town data={data} />}
    </main>
  );
}
