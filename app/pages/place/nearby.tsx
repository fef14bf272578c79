import { Link } from "react-router";
import { Pills } from "../../ui/pills/pills.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { CompassPicture } from "./compass-picture.tsx";
import type { PlaceData } from "./place.server.ts";

/** Other places nearby; for a part of a city, on a card with a link back to the city. */
export function Nearby({ data }: { data: PlaceData }) {
  const { place, parent, near, rings, areas, overseas } = data;
  const hasCompass = near.length > 2 && !overseas;
  const more = (
    <>
      {areas.length > 0 && <h3>In and around {place.name}</h3>}
      <Pills links={areas} />
    </>
  );
  return (
    <section className="section" aria-labelledby="nearby">
      <div className={parent ? "wrap framed nearby next-door" : "wrap nearby"} data-theme={parent && "mint"}>
        <h2 id="nearby">{near.length === 0 ? "Elsewhere" : overseas ? "Elsewhere abroad" : `Near ${place.name}`}</h2>
        {hasCompass && <CompassPicture near={near} rings={rings} />}
        <div className="nearby-lists">
          {near.length > 0 && (
            <ol role="list" className={hasCompass ? "neighbours numbered" : "neighbours"}>
              {near.map(({ path, name, about, reviews }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link> <span className="small">{about}</span>
                  {reviews && (
                    <Link to={reviews} className="small" aria-label={`reviews from ${name}`}>
                      reviews
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          )}
          {!hasCompass && more}
          {parent ? (
            <p>
              <Link to={parent.path} className="button button-small">
                {parent.inside ? `All of ${parent.name}` : parent.name}
              </Link>
            </p>
          ) : (
            <p className="nearby-all">
              <Link to="/locations">Every place on the map</Link>
            </p>
          )}
        </div>
        {hasCompass && areas.length > 0 && <div className="nearby-parts">{more}</div>}
        {!hasCompass && (
          <div className="framed nearby-picture">
            <Poster name="suitcase" alt="" shape="square" />
          </div>
        )}
      </div>
    </section>
  );
}
