import { bearing, type Point } from "../../features/place/rules.ts";

/** Half the width of the compass's picture; the place itself is at 0, 0. */
export const compassRadius = 100;
/** Distances of neighbours from the centre, nearest and farthest, and their minimum from each other, in the picture's units. */
const innermost = 28;
const outermost = 88;
const apart = 23;

/** Miles that the inner ring may represent; the outer ring represents twice as many. */
const steps = [0.5, 1, 2, 5, 10, 20, 50];

const farthestOf = (near: readonly { miles: number }[]) => Math.max(...near.map(({ miles }) => miles), 1);

const radiusOf = (miles: number, farthest: number) => innermost + (outermost - innermost) * (miles / farthest);

/** By true direction and distance; any two that touch are moved apart. @returns the neighbours with x to the east and y to the south */
export function placeOnCompass<N extends { place: Point; miles: number }>(
  from: Point,
  near: readonly N[],
): (N & { x: number; y: number })[] {
  const farthest = farthestOf(near);
  const spots = near.map((neighbour) => {
    const angle = (bearing(from, neighbour.place) * Math.PI) / 180;
    const radius = radiusOf(neighbour.miles, farthest);
    return { ...neighbour, x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
  });
  for (let round = 0; round < 24; round += 1) {
    for (const [index, a] of spots.entries()) {
      for (const b of spots.slice(index + 1)) easeApart(a, b);
    }
    for (const spot of spots) keepInside(spot);
  }
  return spots.map((spot) => ({ ...spot, x: Math.round(spot.x), y: Math.round(spot.y) }));
}

/** Two rings at round distances, labelled where no line to a neighbour runs. @param near the result of placeOnCompass() */
export function compassRings(near: readonly { miles: number; x: number; y: number }[]) {
  const farthest = farthestOf(near);
  const step = steps.findLast((miles) => 2 * miles <= farthest) ?? 0.5;
  const directions = near.map(({ x, y }) => Math.atan2(y, x));
  const steep = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12).filter(
    (angle) => Math.abs(Math.sin(angle)) > 0.7,
  );
  const free = steep.map((angle) => ({
    angle,
    room: Math.min(...directions.map((way) => Math.PI - Math.abs(Math.PI - (Math.abs(way - angle) % (2 * Math.PI))))),
  }));
  const { angle } = free.reduce((best, next) => (next.room > best.room ? next : best));
  return [step, 2 * step].map((miles) => {
    const r = Math.round(radiusOf(miles, farthest));
    return { miles, r, x: Math.round(Math.cos(angle) * r), y: Math.round(Math.sin(angle) * r) };
  });
}

function easeApart(a: { x: number; y: number }, b: { x: number; y: number }) {
  const dx = b.x - a.x || 0.1;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return;
  const push = (apart - distance) / 2 / distance;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

/** Moves a dot back inside the rim after others pushed it out. */
function keepInside(spot: { x: number; y: number }) {
  const scale = Math.min(1, outermost / Math.hypot(spot.x, spot.y));
  spot.x *= scale;
  spot.y *= scale;
}
