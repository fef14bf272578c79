import { CallToAction } from "../../features/catalogue/call-to-action.tsx";
import { MessageLink } from "../../features/site/message-link.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import type { Route } from "./+types/page";
import { Finder } from "./finder.tsx";
import { locationsData } from "./locations.server.ts";
import { Panel } from "./panel.tsx";
import { PlaceList } from "./place-list.tsx";

export const loader = () => locationsData();

export { meta } from "../../ui/head/page-meta.ts";

export default function Locations({ loaderData: data }: Route.ComponentProps) {
  const { map } = data;
  return (
    <main id="main" tabIndex={-1}>
      <section className="wrap locations-hero">
        <Breadcrumbs trail={data.trail} />
        <div className="locations-copy">
          <h1 className="title">
            All over the <span className="accent">map</span>
          </h1>
          <p className="lede">{`${data.comesTo}.`}</p>
        </div>
        <div className="framed locations-finder" data-theme="gold">
          <Finder />
        </div>
      </section>
      <section className="wrap columns locations-maps" aria-labelledby="map">
        <h2 id="map" className="visually-hidden">
          The map
        </h2>
        <a className="skip-map button button-small" href="#list">
          Skip the map: the list has the same places
        </a>
        <Panel name="isles" title="Great Britain and Ireland" dots={map.isles} />
        <div className="locations-insets">
          {map.london.length > 0 && <Panel name="london" title="London" dots={map.london} />}
          {map.bristol.length > 0 && <Panel name="bristol" title="Bristol" dots={map.bristol} />}
          {map.abroad.length > 0 && <Panel name="abroad" title="Spain and France" dots={map.abroad} />}
        </div>
      </section>
      <PlaceList list={data.list} services={data.services}>
        <p className="small">
          Places: GeoNames, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Distances are straight
          lines.
          {" Postcodes: "}
          <a href="/terms#data">ONS</a>.
        </p>
      </PlaceList>
      <CallToAction
        act={{ slug: "suitcase", theme: "mint" }}
        heading="Somewhere else?"
        quote={<MessageLink className="button">Ask on WhatsApp</MessageLink>}
      >
        <p className="lede">{data.travel}</p>
      </CallToAction>
    </main>
  );
}
