import { bearing, type Point } from "../../features/place/rules.ts";

/** Half the width of the dial's picture; the place itself is at 0, 0. */
export const dialRadius = 100;
const innermost = 26;
const outermost = 86;
const apart = 21;

/**
 * Places neighbours around a place by true direction and distance, and moves apart any two that touch.
 * @returns the same neighbours with x to the east and y to the south
 */
export function dial<N extends { place: Point; miles: number }>(
  from: Point,
  near: readonly N[],
): (N & { x: number; y: number })[] {
  const farthest = Math.max(...near.map(({ miles }) => miles), 1);
  const set = near.map((neighbour) => {
    const angle = (bearing(from, neighbour.place) * Math.PI) / 180;
    const radius = innermost + (outermost - innermost) * (neighbour.miles / farthest);
    return { ...neighbour, x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
  });
  for (let round = 0; round < 12; round += 1) {
    for (const [index, a] of set.entries()) {
      for (const b of set.slice(index + 1)) easeApart(a, b);
    }
  }
  return set.map((spot) => ({ ...spot, x: Math.round(spot.x), y: Math.round(spot.y) }));
}

function easeApart(a: { x: number; y: number }, b: { x: number; y: number }) {
  const [dx, dy] = [b.x - a.x || 0.1, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return;
  const push = (apart - distance) / 2 / distance;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}
