import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { Entry } from "./entries.tsx";
import type { LocationsData } from "./locations.server.ts";

interface PlaceListProps extends Pick<LocationsData, "list" | "services"> {
  /** Text about the source of the places */
  children: ReactNode;
}

/** A region's row is closed until somebody opens it, finds text in it with the browser's search, or follows a link into it. */
export function PlaceList({ list, services, children }: PlaceListProps) {
  useRowsLeftOpen();
  useOpened();
  const half = Math.ceil(list.length / 2);
  return (
    <section className="wrap section place-list drawn" id="list" aria-labelledby="list-heading" tabIndex={-1}>
      <h2 id="list-heading">Every place</h2>
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

/** Ids of the open rows, by history entry */
const leftOpen = new Map<string, string[]>();

/** After Back, the rows are open as before. Done before the page is scrolled, because the old scroll position depends on it. */
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

/** Opens the row that contains the address's target, for browsers that don't do so themselves, or if a script set the address. */
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
