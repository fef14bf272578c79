import { Link } from "react-router";
import mark from "../../../.cache/brand/mark.svg?url";
import { counted } from "../../ui/counted.ts";
import { Pills } from "../../ui/pills/pills.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { compassRadius } from "./compass.ts";
import { compassNames } from "./compass-names.ts";
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

const size = compassRadius + 4;
/** Space for the arrow on the rim: a place due north is below it. */
const above = 8;

function CompassPicture({ near, rings }: Pick<PlaceData, "near" | "rings">) {
  const names = compassNames(near, rings);
  return (
    <svg className="compass" viewBox={`${-size} ${-size - above} ${2 * size} ${2 * size + above}`} aria-hidden="true">
      <circle className="compass-face" r={compassRadius} />
      {rings.map(({ miles, r }) => (
        <circle key={miles} className="compass-ring" r={r} />
      ))}
      <path d="m0 -111 6 11h-12Z" />
      {near.map((neighbour) => (
        <path key={neighbour.path} className="compass-way" d={`M0 0 ${neighbour.x} ${neighbour.y}`} />
      ))}
      {near.map(({ path, x, y }, index) => {
        const end = names[index]?.outside;
        return end && <path key={path} className="compass-leader" d={`M${x} ${y} ${end.x} ${end.y}`} />;
      })}
      {rings.map(({ miles, x, y }) => (
        <text key={miles} className="compass-miles" x={x} y={y + 3}>
          {counted(miles, "mile")}
        </text>
      ))}
      <image href={mark} x="-20" y="-12" width="40" height="24" />
      {near.map(({ path, name, x, y }, index) => (
        <g key={path}>
          <circle className="compass-dot" cx={x} cy={y} r="9" />
          <text className="compass-number" x={x} y={y + 4}>
            {index + 1}
          </text>
          <text
            className={names[index]?.outside ? "compass-name compass-name-outside" : "compass-name"}
            {...names[index]?.text}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
