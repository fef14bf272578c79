import regionContent from "#content/regions.ts";
import { placeServices, type Region, region } from "../../content/shape.ts";
import { travelTerms } from "../../features/catalogue/fill-prices.server.ts";
import { type PanelName, panels, placeOn } from "../../features/place/map-projection.ts";
import { slugOf } from "../../features/place/names.ts";
import { pluralOf } from "../../features/place/paths.ts";
import { countedTowns } from "../../features/place/rules.ts";
import { isOverseas, type LocatedPlace, places } from "../../features/place/store.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site } from "../../features/site/site.server.ts";
import { breadcrumbs, breadcrumbTrail } from "../../features/site/structured.server.ts";
import { capitalised } from "../../ui/capitalised.ts";
import { counted } from "../../ui/counted.ts";
import { listInWords } from "../../ui/list-in-words.ts";
import { labels } from "./labels.ts";

const regions = region.array().parse(regionContent);
const standsUnder = ({ counties = [], nations = [] }: Region, { county, nation }: LocatedPlace) =>
  counties.includes(county) || nations.includes(nation);

const towns = places.filter((place) => place.kind === "town");
for (const town of towns) {
  const homes = regions.filter((region) => standsUnder(region, town));
  if (homes.length !== 1)
    throw new Error(
      `content/regions.ts: "${town.slug}" (${town.county}, ${town.nation}) belongs under ${homes.length} headings, not one.`,
    );
}

const listed = ({ slug, name, services }: LocatedPlace) => ({ slug, name, services });

const areasIn = (city: LocatedPlace) => places.filter((place) => place.parent === city.slug).map(listed);

const regionsWithTowns = regions.filter((region) => towns.some((town) => standsUnder(region, town)));
const list = regionsWithTowns.map((region) => {
  const here = towns
    .filter((town) => standsUnder(region, town))
    .map((town) => ({ ...listed(town), areas: areasIn(town) }));
  return {
    id: slugOf(region.name),
    name: region.name,
    count: here.reduce((sum, { areas }) => sum + 1 + areas.length, 0),
    towns: here,
  };
});

const inPanel: Record<PanelName, (place: LocatedPlace) => boolean> = {
  isles: (place) => place.kind === "town" && !isOverseas(place),
  london: (place) => place.parent === "london",
  bristol: (place) => place.parent === "bristol",
  abroad: isOverseas,
};

/** Dots closer than this (in units of the panel) get no larger click area. */
const crowd = 15;

/** Labelled dots come last so that they lie on top: Manchester above Salford. */
function dots(name: PanelName) {
  const placed = places.filter(inPanel[name]).map((place) => {
    // Whole units are precise enough: a dot is nine wide, and tenths would cost half a kilobyte.
    const { x, y } = placeOn(panels[name], place);
    return { slug: place.slug, name: place.name, x: Math.round(x), y: Math.round(y) };
  });
  return placed
    .map((dot) => {
      const crowded = placed.some((other) => other !== dot && Math.hypot(other.x - dot.x, other.y - dot.y) < crowd);
      return { ...dot, ...(crowded && { crowded }) };
    })
    .sort((a, b) => Number(a.slug in labels[name]) - Number(b.slug in labels[name]));
}

const trail = breadcrumbTrail({ name: "Our Locations", path: "/locations" });

/** "London and Bristol": the cities that have parts, most parts first */
function citiesWithAreas(): string {
  const cities = towns
    .map((town) => ({ name: town.name, areas: areasIn(town).length }))
    .filter(({ areas }) => areas > 0);
  return listInWords(cities.sort((a, b) => b.areas - a.areas).map(({ name }) => name));
}

/** "Male strippers, female strippers, drag queens": the services that have place pages */
function servicesSomewhere(): string {
  const some = placeServices.filter((service) => places.some(({ services }) => services.includes(service)));
  return capitalised(some.map((service) => pluralOf(service).toLowerCase()).join(", "));
}

export function locationsData() {
  const atHome = countedTowns(towns.filter((town) => !isOverseas(town)).length);
  const areas = places.filter(({ kind }) => kind === "area").length;
  const abroad = places.filter(isOverseas).length;
  const others = [
    ...(areas > 0 ? [`${counted(areas, "part")} in and around ${citiesWithAreas()}`] : []),
    ...(abroad > 0 ? [`${counted(abroad, "place")} abroad`] : []),
  ];
  return {
    seo: pageSeo("/locations", {
      title: "Our locations: find your town and its price",
      description: `${[`${atHome} in the UK`, ...others].join(", ")}. Find yours by name or postcode, with its price.`,
      structured: [breadcrumbs(trail)],
    }),
    trail,
    // Keeps each number on the same line as its noun.
    comesTo: [atHome, ...others].join(", ").replaceAll(/(\d) /g, "$1\u00a0"),
    travel: `Not on the list? We go ${site.reach.words}. ${travelTerms}.`,
    list,
    services: servicesSomewhere(),
    map: { isles: dots("isles"), london: dots("london"), bristol: dots("bristol"), abroad: dots("abroad") },
  };
}
export type LocationsData = ReturnType<typeof locationsData>;
