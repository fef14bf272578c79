import { CallToAction } from "../../features/catalogue/call-to-action.tsx";
import { headTags } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Area } from "./area.tsx";
import { placeData } from "./place.server.ts";
import { Town } from "./town.tsx";

export const loader = ({ params }: Route.LoaderArgs) => placeData(params.placePage);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

export default function PlacePage({ loaderData: data }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      {data.place.kind === "area" ? <Area data={data} /> : <Town data={data} />}
      <CallToAction act={data.act} heading={`Got a date ${data.place.within}?`} quote={data.quote}>
        <p className="lede">Asking is free.</p>
      </CallToAction>
    </main>
  );
}
