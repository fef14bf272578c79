/**
 * npm run content:map: draws the land of the locations map from Natural Earth's outlines (npm world-atlas, public domain)
 * into app/pages/locations/art. Run it when a panel's window changes; the result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoMercator, geoPath } from "d3-geo";
import type { Feature } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { heightOf, type Panel, panels, scaleOf, stretched } from "../../app/features/place/map-projection.ts";
import { shape } from "./map-shape.ts";
import { avon, ribbon, thames } from "./rivers.ts";

const require = createRequire(import.meta.url);

function countries(detail: "10m" | "50m"): (...names: string[]) => Feature[] {
  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
    readFileSync(require.resolve(`world-atlas/countries-${detail}.json`), "utf8"),
  );
  const all = feature(atlas, atlas.objects.countries).features;
  return (...names) =>
    names.map((name) => {
      const found = all.find((country) => country.properties.name === name);
      if (!found) throw new Error(`Natural Earth (${detail}) has no "${name}".`);
      return found;
    });
}

/** Path data of these countries in a panel, clipped to it, to whole units. */
function outline(panel: Panel, land: Feature[], smallest: number): string {
  const k = scaleOf(panel);
  const height = heightOf(panel);
  const projection = geoMercator()
    .scale(k)
    .translate([(-panel.west * Math.PI * k) / 180, stretched(panel.north) * k])
    .clipExtent([
      [-20, -20],
      [panel.width + 20, height + 20],
    ]);
  return shape(geoPath(projection)({ type: "FeatureCollection", features: land }) ?? "", smallest);
}

// Colours of app/ui/tokens.css; a picture file cannot ask for them.
const colours = { ink: "#2b0f2f", paper: "#fff6ec", rose: "#ff8fb8", blush: "#ffd9e0", sky: "#cfe0ff" };

function write(name: string, panel: Panel, ground: string, marks: string) {
  const [width, height] = [panel.width, heightOf(panel)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${marks}</svg>\n`;
  writeFileSync(new URL(`../../app/pages/locations/art/${name}.svg`, import.meta.url), svg);
  console.log(`${name}.svg: ${svg.length} bytes`);
}

const land = (fill: string, d: string) => `<path fill="${fill}" stroke="${colours.ink}" stroke-width="1.5" d="${d}"/>`;

const fine = countries("10m");
const coarse = countries("50m");
const { isles, abroad, london, bristol } = panels;
write(
  "isles",
  isles,
  colours.sky,
  land(colours.blush, outline(isles, fine("Ireland", "Isle of Man", "France"), 12)) +
    land(colours.rose, outline(isles, fine("United Kingdom"), 10)),
);
const around = [
  "Portugal",
  "Andorra",
  "Italy",
  "Switzerland",
  "Germany",
  "Luxembourg",
  "Belgium",
  "Morocco",
  "Algeria",
];
write(
  "abroad",
  abroad,
  colours.sky,
  land(colours.blush, outline(abroad, coarse(...around, "United Kingdom"), 8)) +
    land(colours.rose, outline(abroad, coarse("Spain", "France"), 5)),
);
write("london", london, colours.rose, ribbon(thames, london, colours.sky, colours.ink));
write("bristol", bristol, colours.rose, ribbon(avon, bristol, colours.sky, colours.ink));
