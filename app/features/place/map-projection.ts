import type { Point } from "./rules.ts";

/**
 * The panels of the map, all in the same Mercator projection: the bounds of each in degrees, and its width in units of its viewBox. The
 * land in app/pages/locations/art is drawn for these bounds, from Natural Earth's countries with rivers added by hand, and Orkney in a
 * separate box. If the bounds change, the land has to be drawn again (the script that did so was removed from scripts/content and is in
 * the git history). The page places the dots.
 */
interface Panel {
  west: number;
  east: number;
  south: number;
  north: number;
  width: number;
}

export const panels = {
  isles: { west: -10.9, east: 2.4, south: 49.75, north: 59.0, width: 640 },
  london: { west: -0.5, east: 0.32, south: 51.33, north: 51.71, width: 640 },
  bristol: { west: -2.637, east: -2.57, south: 51.4268, north: 51.4783, width: 320 },
  abroad: { west: -10.2, east: 5.2, south: 35.7, north: 49.7, width: 320 },
} as const satisfies Record<string, Panel>;
export type PanelName = keyof typeof panels;

const rad = Math.PI / 180;
/** Mercator's y coordinate of a latitude, in the same unit as radians of longitude. */
const stretched = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * rad) / 2));

/** Units per radian of longitude. */
const scaleOf = ({ west, east, width }: Panel): number => width / ((east - west) * rad);

export const heightOf = (panel: Panel): number =>
  Math.round(scaleOf(panel) * (stretched(panel.north) - stretched(panel.south)));

/** A point's position in a panel, x to the east and y to the south, to a tenth. */
export function placeOn(panel: Panel, { lat, lon }: Point): { x: number; y: number } {
  const k = scaleOf(panel);
  const tenth = (n: number) => Math.round(n * 10) / 10;
  return { x: tenth((lon - panel.west) * rad * k), y: tenth((stretched(panel.north) - stretched(lat)) * k) };
}
