/**
 * npm run content:places -- Newport: prints where the towns of that name in the United Kingdom are (GeoNames, CC BY 4.0), each as the
 * line for its file in content/places. The position of any other place is entered by hand, from a map.
 */
import { positionOf, townsNamed } from "./towns.ts";

const name = process.argv.slice(2).join(" ");
const found = townsNamed(name);
if (found.length === 0) {
  console.error(
    name
      ? `No town called ${name} is known. Read its degrees from a map: at: { lat: 51.588, lon: -2.998, source: "by hand" },`
      : "Say which town: npm run content:places -- Newport",
  );
  process.exitCode = 1;
}
for (const town of found) {
  const { lat, lon, source } = positionOf(town);
  console.log(`at: { lat: ${lat}, lon: ${lon}, source: ${JSON.stringify(source)} },`);
}
