import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { Entry } from "./entry.tsx";
import type { LocationsData } from "./locations.server.ts";

interface PlaceListProps extends Pick<LocationsData, "list" | "services"> {
  /** Where the places come from */
  children: ReactNode;
}

/** Every place under its region, a closed row until it is opened, found in the page or led into. */
export function PlaceList({ list, services, children }: PlaceListProps) {
  useRowsLeftOpen();
  useOpened();
  const half = Math.ceil(list.length / 2);
  return (
    <section className="wrap section place-list" id="list" aria-labelledby="list-heading" tabIndex={-1}>
      <h2 id="list-heading" className="drawn">
        Every place
      </h2>
      {services && <p>{`${services}: each link is a page about that act in that place, with its price.`}</p>}
      <div className="place-list-columns">
        {[list.slice(0, half), list.slice(half)].map((regions) => (
          <div key={regions[0]?.id}>
            {regions.map((region) => (
              <RegionRow key={region.id} region={region} />
            ))}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

const RegionRow = ({ region }: { region: LocationsData["list"][number] }) => (
  <details className="region" id={`in-${region.id}`}>
    <summary className="disclosure">
      <h3>{region.name}</h3> {`${region.count} `}
      <span className="visually-hidden">{region.count === 1 ? "place" : "places"}</span>
    </summary>
    <ul role="list" className="entries hides-link-details">
      {region.towns.map((town) => (
        <Entry key={town.slug} id={town.slug} place={town} />
      ))}
    </ul>
    {region.towns
      .filter((town) => town.areas.length > 0)
      .map((town) => (
        <div key={town.slug} className="region-areas">
          <h4>In and around {town.name}</h4>
          <ul role="list" className="entries hides-link-details">
            {town.areas.map((area) => (
              <Entry key={area.slug} id={area.slug} place={area} />
            ))}
          </ul>
        </div>
      ))}
  </details>
);

/** Ids of the open rows, by entry of the history */
const leftOpen = new Map<string, string[]>();

/** Back finds the rows as they were left: before the page is scrolled, or its old place would be somewhere else. */
function useRowsLeftOpen() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    for (const id of leftOpen.get(key) ?? []) document.getElementById(id)?.setAttribute("open", "");
    return () => {
      leftOpen.set(
        key,
        [...document.querySelectorAll("#list details[open]")].map(({ id }) => id),
      );
    };
  }, [key]);
}

/** Opens the row that the address leads into, where a browser does not do it by itself, or the address came by a script. */
function useOpened() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address, pressed again, opens its row again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const row = target?.closest("details");
    if (!row || row.open) return;
    row.open = true;
    target?.scrollIntoView();
  }, [hash, key]);
}
