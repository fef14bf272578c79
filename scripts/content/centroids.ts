/**
 * The centre of each postcode district from a file of postcodes: the ONS Postcode Directory, the National Statistics Postcode Lookup
 * (both with a first line of column names) or GeoNames' GB_full (columns split by tabs, without names).
 */

interface Centroids {
  source: "ons" | "geonames";
  /** [latitude, longitude] by district, three decimals */
  outcodes: Record<string, [number, number]>;
}

interface Columns {
  source: Centroids["source"];
  split: string;
  postcode: number;
  lat: number;
  lon: number;
  /** When the postcode ended, where the file has it */
  ended?: number;
}

function columnsOf(first: string): Columns {
  if (/^GB\t/.test(first)) return { source: "geonames", split: "\t", postcode: 1, lat: 9, lon: 10 };
  const names = first.toLowerCase().split(",").map(unquoted);
  const [postcode = -1] = ["pcds", "pcd", "pcd7"].map((name) => names.indexOf(name)).filter((index) => index >= 0);
  const lat = names.indexOf("lat");
  const lon = names.indexOf("long");
  const ended = names.indexOf("doterm");
  if (postcode < 0 || lat < 0 || lon < 0)
    throw new Error("The first line names no columns pcds, lat and long, and is not one of GeoNames' GB_full either.");
  return { source: "ons", split: ",", postcode, lat, lon, ...(ended >= 0 && { ended }) };
}

const unquoted = (cell: string) => cell.replaceAll('"', "").replaceAll("\ufeff", "").trim();
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** @throws when the lines have neither format, or no postcode with a position */
export async function centroids(lines: AsyncIterable<string>): Promise<Centroids> {
  let columns: Columns | undefined;
  const sums = new Map<string, { lat: number; lon: number; count: number }>();
  for await (const line of lines) {
    if (!columns) {
      columns = columnsOf(line);
      if (columns.source === "ons") continue;
    }
    const cells = line.split(columns.split).map(unquoted);
    const [, district] = /^([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}$/.exec(cells[columns.postcode] ?? "") ?? [];
    const lat = Number(cells[columns.lat] || "NaN");
    const lon = Number(cells[columns.lon] || "NaN");
    const isOld = columns.ended !== undefined && cells[columns.ended] !== "";
    // Postcodes of Northern Ireland are not under the Open Government Licence for commercial use.
    if (!district || district.startsWith("BT") || isOld) continue;
    // Where a position isn't known the ONS writes 99.999999.
    if (!(lat > 49 && lat < 62 && lon > -9 && lon < 3)) continue;
    const sum = sums.get(district) ?? { lat: 0, lon: 0, count: 0 };
    sums.set(district, { lat: sum.lat + lat, lon: sum.lon + lon, count: sum.count + 1 });
  }
  if (!columns || sums.size === 0) throw new Error("No postcode with a position is in that file.");
  const centres = [...sums].map(([district, { lat, lon, count }]): [string, [number, number]] => [
    district,
    [round(lat / count), round(lon / count)],
  ]);
  return { source: columns.source, outcodes: Object.fromEntries(centres.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
