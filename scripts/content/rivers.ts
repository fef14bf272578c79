import { type Panel, placeOn } from "../../app/features/place/map-projection.ts";

/** [latitude, longitude] by bridges and bends, set by hand: Natural Earth shows no river at this scale. */
export type Course = readonly (readonly [number, number])[];

/** The Thames from Hampton to Erith */
export const thames: Course = [
  [51.388, -0.52],
  [51.404, -0.37],
  [51.393, -0.335],
  [51.411, -0.308],
  [51.431, -0.325],
  [51.447, -0.32],
  [51.457, -0.307],
  [51.475, -0.312],
  [51.486, -0.29],
  [51.482, -0.262],
  [51.47, -0.253],
  [51.488, -0.23],
  [51.479, -0.222],
  [51.467, -0.213],
  [51.461, -0.188],
  [51.481, -0.172],
  [51.485, -0.145],
  [51.487, -0.126],
  [51.501, -0.122],
  [51.5085, -0.117],
  [51.5095, -0.1],
  [51.5055, -0.0754],
  [51.501, -0.06],
  [51.509, -0.037],
  [51.494, -0.032],
  [51.484, -0.012],
  [51.499, -0.001],
  [51.507, 0.004],
  [51.491, 0.022],
  [51.496, 0.06],
  [51.511, 0.085],
  [51.512, 0.125],
  [51.502, 0.165],
  [51.484, 0.183],
  [51.472, 0.22],
  [51.458, 0.28],
  [51.45, 0.36],
];

/** The Avon through its gorge, and the Floating Harbour to Temple Meads */
export const avon: Course = [
  [51.5, -2.668],
  [51.487, -2.648],
  [51.479, -2.637],
  [51.472, -2.633],
  [51.463, -2.631],
  [51.455, -2.628],
  [51.4485, -2.622],
  [51.4475, -2.612],
  [51.4487, -2.603],
  [51.4482, -2.598],
  [51.4505, -2.594],
  [51.454, -2.589],
  [51.4525, -2.585],
  [51.45, -2.582],
  [51.4495, -2.574],
  [51.4475, -2.566],
  [51.45, -2.55],
];

/** A river as a flat ribbon with an ink edge. */
export function ribbon(course: Course, panel: Panel, water: string, edge: string): string {
  const points = course
    .map(([lat, lon]) => placeOn(panel, { lat, lon }))
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  const line = `d="M${points.join("L")}" fill="none" stroke-linejoin="round" stroke-linecap="round"`;
  return `<path ${line} stroke="${edge}" stroke-width="${Math.round(panel.width / 46)}"/><path ${line} stroke="${water}" stroke-width="${Math.round(panel.width / 58)}"/>`;
}
