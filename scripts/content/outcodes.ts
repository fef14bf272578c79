/**
 * npm run content:outcodes -- FILE [YEAR]: writes the centre of every postcode district into app/features/place/outcodes.json, with which
 * the finder finds the nearest place page. FILE is one of these, unpacked: the ONS Postcode Directory or the NSPL
 * (geoportal.statistics.gov.uk, Data/ONSPD_….csv) or GeoNames' GB_full.txt (download.geonames.org/export/zip). YEAR is the year of
 * the data, this year by default. Commit the result; /terms credits it.
 */
import { createReadStream, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { messageOf } from "../../server/refusal.ts";
import { centroids } from "./centroids.ts";

const [file, year = new Date().getFullYear()] = process.argv.slice(2);
if (!file) {
  console.error("Say which file: npm run content:outcodes -- ONSPD.csv 2025");
  process.exit(2);
}
try {
  const { source, outcodes } = await centroids(createInterface({ input: createReadStream(file), crlfDelay: Infinity }));
  const lines = Object.entries(outcodes).map(
    ([district, at]) => `    ${JSON.stringify(district)}: ${JSON.stringify(at)}`,
  );
  const head = `  "source": "${source}",\n  "year": ${Number(year)},`;
  writeFileSync(
    new URL("../../app/features/place/outcodes.json", import.meta.url),
    `{\n${head}\n  "outcodes": {\n${lines.join(",\n")}\n  }\n}\n`,
  );
  console.log(`app/features/place/outcodes.json: ${lines.length} postcode districts.`);
} catch (error) {
  console.error(`${file}: ${messageOf(error)}`);
  process.exit(1);
}
