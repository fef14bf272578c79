import type { Point } from "./rules.ts";

/** As [latitude, longitude] along its middle. Without it, Cardiff would serve Torquay, and Blackpool be the town next to Southport. */
const waters: readonly (readonly (readonly [number, number])[])[] = [
  // Bristol Channel, from below the Severn bridges to the open sea
  [
    [51.45, -2.9],
    [51.36, -3.2],
    [51.35, -4.2],
    [51.0, -5.6],
  ],
  // North Channel and Irish Sea
  [
    [56.0, -7.5],
    [55.25, -5.95],
    [54.6, -5.3],
    [53.5, -5.2],
    [51.5, -6.0],
  ],
  // Ribble estuary
  [
    [53.72, -3.15],
    [53.735, -2.88],
  ],
  // Liverpool Bay off the Dee
  [
    [53.65, -3.65],
    [53.42, -3.3],
  ],
];

const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon));

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** Whether the straight line between two places crosses one of these waters. */
export const waterBetween = (a: Point, b: Point): boolean =>
  waters.some((shore) =>
    shore.some(([lat, lon], index) => {
      const next = shore[index + 1];
      return next !== undefined && crosses(a, b, { lat, lon }, { lat: next[0], lon: next[1] });
    }),
  );
