import { readFileSync } from "node:fs";

export interface Town {
  name: string;
  county: string;
  lat: number;
  lon: number;
}

const towns: [name: string, county: string, lat: number, lon: number][] = JSON.parse(
  readFileSync(new URL("../../app/features/place/towns.json", import.meta.url), "utf8"),
);

/** Towns of the United Kingdom with this name, in any case; there may be several, each in its county. */
export const townsNamed = (text: string): Town[] =>
  towns
    .filter(([name]) => name.toLowerCase() === text.trim().toLowerCase())
    .map(([name, county, lat, lon]) => ({ name, county, lat, lon }));

/** The position as a place's file gives it. */
export const positionOf = ({ name, county, lat, lon }: Town) => ({ lat, lon, source: `GeoNames: ${name}, ${county}` });
