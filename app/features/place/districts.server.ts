import { z } from "zod";
import areaContent from "#content/postcode-areas.ts";
import districtContent from "#content/postcode-districts.ts";
import { northernIreland } from "./northern-ireland.ts";
import { type PostcodeIndex, postcodeOf, slugOfPostcode, widened } from "./postcode.ts";
import { milesBetween, type Point } from "./rules.ts";
import { nearestOverLand, placeBySlug, placesAtHome } from "./store.server.ts";

const known = z.string().refine((slug) => placeBySlug(slug), "is not one of content/places");
const area = z.tuple([z.string().min(1), known.optional()]);
const codes = z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]?(?: [A-Z]{1,2}\d[A-Z\d]?)*$/);

const checked = <T>(file: string, shape: z.ZodType<T>, content: unknown): T => {
  const read = shape.safeParse(content);
  if (read.success) return read.data;
  throw new Error(
    `${file}: ${read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}.`,
  );
};

const areas = checked("content/postcode-areas.ts", z.record(z.string().regex(/^[A-Z]{1,2}$/), area), areaContent);

const corrections = new Map(
  Object.entries(checked("content/postcode-districts.ts", z.record(known, codes), districtContent)).flatMap(
    ([slug, districts]) => districts.split(" ").map((district) => [district, slug] as const),
  ),
);

/** The file that `npm run content:outcodes` writes: the middle of each postcode district, and the source of the data. */
const outcodesShape = z.object({
  source: z.enum(["ons", "geonames"]),
  year: z.number(),
  outcodes: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
type Outcodes = z.infer<typeof outcodesShape>;

const files = import.meta.glob("./outcodes.json", { import: "default", eager: true });

/**
 * Computes a value when it is first needed: checking and comparing 3,000 districts would take a fifth of each start, and most commands of
 * the desk need no town.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const measured = onFirstUse(() => {
  const [file] = Object.values(files);
  return file === undefined ? undefined : checked("app/features/place/outcodes.json", outcodesShape, file);
});
const middles = onFirstUse((): Outcodes["outcodes"] => ({ ...northernIreland, ...measured()?.outcodes }));

/** Within this many miles a part of a city is the nearest place; further out only where it is at most three quarters as far as the city. */
const withinPart = 2;
const nearerThanCity = 0.75;

/** In the middle of a city that has pages for its parts, one of the parts; in the suburbs, the city. */
export function nearestPlace(point: Point): string {
  const sorted = nearestOverLand(point, placesAtHome);
  const fits = sorted.find(({ place, miles }) => {
    const parts = sorted.filter((other) => other.place.parent === place.slug);
    if (parts.some((part) => part.miles <= withinPart)) return false;
    const city = sorted.find((other) => other.place.slug === place.parent);
    return !city || miles <= withinPart || miles <= city.miles * nearerThanCity;
  });
  return (fits ?? sorted[0])?.place.slug ?? "";
}

/** The mean of the centres of an area's districts; the middle of England for Jersey, Guernsey and Man, for which we have no centres. */
function middleOf(area: string): Point {
  const all = Object.entries(middles()).filter(([district]) => district.replace(/\d.*/, "") === area);
  const mean = (axis: 0 | 1) => all.reduce((sum, [, at]) => sum + at[axis], 0) / all.length;
  return all.length > 0 ? { lat: mean(0), lon: mean(1) } : { lat: 52.6, lon: -1.5 };
}

/** The area of the district whose centre is nearest to a place; undefined if there is none within some seven miles. */
function areaOf({ lat, lon }: Point, districts: readonly [string, readonly [number, number]][]): string | undefined {
  const [nearest] = districts
    .filter(([, at]) => Math.abs(at[0] - lat) < 0.1 && Math.abs(at[1] - lon) < 0.2)
    .map(([district, at]) => ({ district, miles: milesBetween({ lat, lon }, { lat: at[0], lon: at[1] }) }))
    .sort((a, b) => a.miles - b.miles);
  return nearest?.district.replace(/\d.*/, "");
}

/** For each postcode area: its name, our nearest place, and whether that is in the area. */
export const postcodeAreas = onFirstUse((): PostcodeIndex["areas"] => {
  const districts = Object.entries(middles());
  return Object.fromEntries(
    Object.entries(areas).map(([code, [town, listed]]) => {
      const slug = listed ?? nearestPlace(middleOf(code));
      const place = placeBySlug(slug);
      return [code, [town, slug, place !== undefined && areaOf(place, districts) === code]];
    }),
  );
});

/** Districts whose nearest place differs from their area's. The owner's corrections come first: people go by the names of quarters. */
export function districtsOf(outcodes: Outcodes["outcodes"]): Record<string, string> {
  const nearest = postcodeAreas();
  const fromCentroids = Object.entries(outcodes)
    .filter(([district]) => !widened(district).some((one) => corrections.has(one)))
    .map(([district, [lat, lon]]) => [district, nearestPlace({ lat, lon })] as const)
    .filter(([district, slug]) => nearest[district.replace(/\d.*/, "")]?.[1] !== slug);
  return Object.fromEntries([...fromCentroids, ...corrections]);
}

export const postcodeDistricts = onFirstUse(() => districtsOf(middles()));

/** The centre of a postcode district, or of the district it is part of; undefined if it is not in the list. */
export function districtPoint(district: string): Point | undefined {
  const at = widened(district)
    .map((one) => middles()[one])
    .find((found) => found !== undefined);
  return at && { lat: at[0], lon: at[1] };
}

/** The districts whose position is known, each with the place that the finder leads to. */
export const locatedDistricts = onFirstUse(() => {
  const index = { areas: postcodeAreas(), districts: postcodeDistricts() };
  return Object.keys(middles()).flatMap((district) => {
    const postcode = postcodeOf(district);
    const point = districtPoint(district);
    const nearest = postcode && placeBySlug(slugOfPostcode(postcode, index)?.slug ?? "");
    return point && nearest ? [{ district, point, nearest }] : [];
  });
});

/** The data source that /terms credits for the districts; undefined without outcodes.json. */
export function outcodesCredit(): Pick<Outcodes, "source" | "year"> | undefined {
  const data = measured();
  return data && { source: data.source, year: data.year };
}
