/**
 * npm run content:map: draws the land of the locations map from Natural Earth's outlines (npm world-atlas, public domain)
 * into app/pages/locations/art. Run it when a panel's window changes; the result is committed. The isles are on the first screen,
 * so their outline comes with the page (docs/decisions/0003) and is coarse, as if cut from paper; the other panels are pictures.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoMercator, geoPath } from "d3-geo";
import type { Feature } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { heightOf, type Panel, panels, scaleOf, stretched } from "../../app/features/place/map-projection.ts";
import { type Detail, shape } from "./map-shape.ts";
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

/** Path data of these countries in a panel, clipped to it. */
function outline(panel: Panel, land: Feature[], detail: Detail): string {
  const k = scaleOf(panel);
  const height = heightOf(panel);
  const projection = geoMercator()
    .scale(k)
    .translate([(-panel.west * Math.PI * k) / 180, stretched(panel.north) * k])
    .clipExtent([
      [-20, -20],
      [panel.width + 20, height + 20],
    ]);
  return shape(geoPath(projection)({ type: "FeatureCollection", features: land }) ?? "", detail);
}

const folder = new URL("../../app/pages/locations/art/", import.meta.url);
function write(file: string, text: string) {
  writeFileSync(new URL(file, folder), text);
  console.log(`${file}: ${text.length} bytes`);
}

const fine = countries("10m");
const coarse = countries("50m");
const { isles, abroad, london, bristol } = panels;
const detail = { island: 150, point: 45, grid: 4 };
write(
  "isles.json",
  `${JSON.stringify(
    {
      grid: detail.grid,
      elsewhere: outline(isles, fine("Ireland", "Isle of Man", "France"), detail),
      ours: outline(isles, fine("United Kingdom"), detail),
    },
    null,
    2,
  )}\n`,
);

// Colours of app/ui/tokens.css, which a picture file can't refer to.
const colours = { ink: "#2b0f2f", rose: "#ff8fb8", blush: "#ffd9e0", sky: "#cfe0ff" };

function draw(name: string, panel: Panel, theme: string, marks: string) {
  const [width, height] = [panel.width, heightOf(panel)];
  write(
    `${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${theme}" d="M0 0h${width}v${height}H0z"/>${marks}</svg>\n`,
  );
}

const land = (fill: string, d: string) => `<path fill="${fill}" stroke="${colours.ink}" stroke-width="1.5" d="${d}"/>`;

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
draw(
  "abroad",
  abroad,
  colours.sky,
  land(colours.blush, outline(abroad, coarse(...around, "United Kingdom"), { island: 8, point: 4, grid: 1 })) +
    land(colours.rose, outline(abroad, coarse("Spain", "France"), { island: 5, point: 4, grid: 1 })),
);
draw("london", london, colours.rose, ribbon(thames, london, colours.sky, colours.ink));
draw("bristol", bristol, colours.rose, ribbon(avon, bristol, colours.sky, colours.ink));
