import { Entry } from "./entry.tsx";
import type { LocationsData } from "./locations.server.ts";

export function PlaceList({ list }: { list: LocationsData["list"] }) {
  return (
    <section className="wrap section place-list" id="list" aria-labelledby="list-heading" tabIndex={-1}>
      <h2 id="list-heading">Every place</h2>
      <p>
        Male strippers, female strippers, drag queens: each link is a page about that act in that place, with its price.
      </p>
      <nav aria-label="Regions">
        <ul role="list" className="pills">
          {list.map((region) => (
            <li key={region.id}>
              <a href={`#in-${region.id}`}>{region.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {list.map((region) => (
        <section key={region.id} className="region" aria-labelledby={`in-${region.id}`}>
          <h3 id={`in-${region.id}`}>{region.name}</h3>
          <ul role="list" className="entries hides-words">
            {region.towns.map((town) => (
              <Entry key={town.slug} id={town.slug} place={town} />
            ))}
          </ul>
          {region.towns
            .filter((town) => town.areas.length > 0)
            .map((town) => (
              <div key={town.slug} className="region-areas">
                <h4>Parts of {town.name}</h4>
                <ul role="list" className="entries hides-words">
                  {town.areas.map((area) => (
                    <Entry key={area.slug} id={area.slug} place={area} />
                  ))}
                </ul>
              </div>
            ))}
        </section>
      ))}
    </section>
  );
}
