/** What has to agree across files, or with a file's own name. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { InfoPageFile, ServicePage } from "../../../app/content/page-shapes.ts";
import type { Act, Place, Prices, Region, Review } from "../../../app/content/shape.ts";
import { artFolder } from "../../build/drawings.ts";
import { cancellationProblems } from "./cancellation.ts";
import type { Problem } from "./problem.ts";
import { problemIf, type Source } from "./source.ts";

/** Each act's own page, and the pages of several acts */
export const servicePages = "{acts/*/page,pages/*-hire}.ts";

type Named = Source & { value: { slug: string } };

/** The sources of one kind, each of the right shape. */
const of = <T>(sources: readonly Source[], pattern: string) =>
  sources
    .filter(({ file }) => path.matchesGlob(file, pattern))
    .map((source) => ({ ...source, value: source.value as T }));

export function disagreements(sources: readonly Source[]): Problem[] {
  const places = of<Place>(sources, "places/*.ts");
  const acts = of<Act>(sources, "acts/*/act.ts");
  const pages = of<ServicePage>(sources, servicePages);
  const regions = of<Region[]>(sources, "regions.ts").flatMap(({ value }) => value);
  const slugs = new Set(places.map(({ value }) => value.slug));
  const slugsOfActs = acts.map(({ value }) => String(value.slug));
  const unlessAct = (act: string, source: Source, field: PropertyKey[]): Problem[] => {
    const says = `“${act}” is not an act: there is no acts/${act}/act.ts. There is ${slugsOfActs.join(", ")}`;
    return problemIf(!slugsOfActs.includes(act), source, field, says);
  };
  const unlessPlace = (place: string | undefined, source: Source, field: PropertyKey[], before = ""): Problem[] => {
    const says = `${before}“${place}” is no place: there is no places/${place}.ts`;
    return problemIf(Boolean(place) && !slugs.has(place ?? ""), source, field, says);
  };
  const byPlace = (pattern: string) =>
    of<Record<string, unknown>>(sources, pattern).flatMap((source) =>
      Object.keys(source.value).flatMap((place) => unlessPlace(place, source, [place])),
    );
  return [
    ...[...places, ...pages.filter(({ file }) => file.startsWith("pages/"))].flatMap((source) =>
      misnamed(source, path.basename(source.file, ".ts"), "file"),
    ),
    ...acts.flatMap((source) => misnamed(source, path.basename(path.dirname(source.file)), "folder")),
    ...[places, acts, pages].flatMap(duplicateSlugs),
    ...places.flatMap((source) => [
      ...parentProblems(source),
      ...withinProblems(source),
      ...unlessPlace(source.value.parent, source, ["parent"], "parent "),
    ]),
    ...misplaced(places, regions),
    ...places.flatMap(outsideItsNation),
    ...sameTowns(places),
    ...acts.flatMap((source) => unlessDrawn(source.value.poster, source, ["poster"])),
    ...of<InfoPageFile>(sources, "pages/{accessibility,privacy,terms}.ts").flatMap((source) =>
      (source.value.sections ?? []).flatMap(({ pictures = [] }, index) =>
        pictures.flatMap((name) => unlessDrawn(name, source, ["sections", index, "pictures"])),
      ),
    ),
    ...pages.flatMap((source) => source.value.acts.flatMap((act, index) => unlessAct(act, source, ["acts", index]))),
    ...pages.flatMap(notItsActFirst),
    ...of<Prices>(sources, "prices.ts").flatMap((source) => [
      ...source.value.travel.bases.flatMap((base, index) =>
        unlessPlace(base, source, ["travel", "bases", index], "base "),
      ),
      ...cancellationProblems(source, sources),
    ]),
    ...of<Review[]>(sources, "reviews/home.ts").flatMap((source) =>
      source.value.flatMap(({ id, place, act }, index) => [
        ...unlessAct(act, source, [index, "act"]),
        ...unlessPlace(place, source, [index, "place"], "place "),
        ...problemIf(
          source.value.findIndex((other) => other.id === id) < index,
          source,
          [index, "id"],
          `the id “${id}” is used twice. Each review has its own`,
        ),
      ]),
    ),
    ...of<Record<string, [string, string?]>>(sources, "postcode-areas.ts").flatMap((source) =>
      Object.entries(source.value).flatMap(([area, [, place]]) => unlessPlace(place, source, [area], `${area}: `)),
    ),
    ...byPlace("also-known-as.ts"),
    ...byPlace("postcode-districts.ts"),
  ];
}

/** A problem unless the drawing is one of those shipped. */
function unlessDrawn(name: string | undefined, source: Source, field: PropertyKey[]): Problem[] {
  const drawings = readdirSync(artFolder).map((file) => path.parse(file).name);
  const says = `“${name}” is not a drawing. It has to be one of ${drawings.join(", ")}`;
  return problemIf(Boolean(name) && !drawings.includes(name ?? ""), source, field, says);
}

/** A problem unless an act's own page names that act first: the act's card links to the page, and the page shows the first act's poster. */
function notItsActFirst(source: Source & { value: ServicePage }): Problem[] {
  const [first] = source.value.acts;
  const act = path.basename(path.dirname(source.file));
  const says = `acts begins with “${first}”. The page of ${act} begins with “${act}”`;
  return problemIf(source.file.startsWith("acts/") && first !== act, source, ["acts"], says);
}

function parentProblems(source: Source & { value: Place }): Problem[] {
  const { kind, parent } = source.value;
  const says = "an area names its parent city, a town has none";
  return problemIf((kind === "area") !== Boolean(parent), source, ["kind"], says);
}

/** Problems with `within`: a heading consists of the words before the name, and the name. */
function withinProblems(source: Source & { value: Place }): Problem[] {
  const { within, name } = source.value;
  const says = `within is “${within}”. It ends with the name of the place: “in ${name}”`;
  return problemIf(!within.endsWith(` ${name}`), source, ["within"], says);
}

/** Towns that are under no heading of /locations, or under two. */
function misplaced(towns: readonly (Source & { value: Place })[], regions: readonly Region[]): Problem[] {
  return towns.flatMap((source) => {
    const { kind, county, nation } = source.value;
    const headings = regions.filter(
      ({ counties = [], nations = [] }) => counties.includes(county) || nations.includes(nation),
    );
    const where = headings.length === 0 ? "no heading" : headings.map(({ name }) => `“${name}”`).join(" and ");
    const says = `county “${county}” stands under ${where} in regions.ts. It has to stand under one`;
    return problemIf(kind !== "area" && headings.length !== 1, source, ["county"], says);
  });
}

/** A problem with a position far from the place's nation, as after one mistyped digit. */
function outsideItsNation(source: Source & { value: Place }): Problem[] {
  const { nation, at } = source.value;
  const british = at.lat > 49.5 && at.lon > -9 && at.lon < 2.5;
  const says = `at is ${at.lat} north and ${at.lon} east, which is not in ${nation}`;
  return problemIf(!british && nation !== "Spain" && nation !== "France", source, ["at"], says);
}

/** One town under two slugs: it would be on the map, in the finder and in search results twice. */
const sameTowns = (towns: readonly (Source & { value: Place })[]): Problem[] =>
  towns.flatMap((source, index) => {
    const { name, county } = source.value;
    const first = towns.findIndex(({ value }) => value.name === name && value.county === county);
    return problemIf(first < index, source, ["name"], `${name} in ${county} is there already: ${towns[first]?.file}`);
  });

function misnamed(source: Named, name: string, what: string): Problem[] {
  const { slug } = source.value;
  const says = `slug is “${slug}”, and the ${what} is called “${name}”. They have to be the same`;
  return problemIf(slug !== name, source, ["slug"], says);
}

function duplicateSlugs(sources: readonly Named[]): Problem[] {
  return sources.flatMap((source, index) => {
    const { slug } = source.value;
    const first = sources.findIndex((other) => other.value.slug === slug);
    return problemIf(first < index, source, ["slug"], `slug “${slug}” is taken already, by ${sources[first]?.file}`);
  });
}
