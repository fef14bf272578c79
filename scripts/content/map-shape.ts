/**
 * Makes the outline of a map small: a coarse grid, relative steps, without points that hardly change the shape and without tiny
 * islands.
 */

type Step = [number, number];

export interface Detail {
  /** Area in square units below which an island is dropped */
  island: number;
  /** Area in square units by which removing a point may change the shape */
  point: number;
  /** Units between two lines of the grid that points are moved to; what is written counts these */
  grid: number;
}

/** @param d path data of M and L commands, closed by Z */
export function shape(d: string, { island, point, grid }: Detail): string {
  return d
    .split("Z")
    .map((ring) => [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Step => [Number(x), Number(y)]))
    .filter((ring) => area(ring) >= island)
    .map((ring) => simplified(ring, point).map(([x, y]): Step => [Math.round(x / grid), Math.round(y / grid)]))
    .map((ring) =>
      ring.filter(([x, y], index) => index === 0 || x !== ring[index - 1]?.[0] || y !== ring[index - 1]?.[1]),
    )
    .filter((ring) => ring.length > 2)
    .map(written)
    .join("");
}

const area = (ring: Step[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

/** Visvalingam and Whyatt: repeatedly removes the point that makes the smallest triangle with its neighbours. */
function simplified(whole: Step[], least: number): Step[] {
  const ring = [...whole];
  while (ring.length > 3) {
    const sizes = ring.map((step, index) =>
      area([ring.at(index - 1) ?? step, step, ring[(index + 1) % ring.length] ?? step]),
    );
    const smallest = Math.min(...sizes);
    if (smallest > least) break;
    ring.splice(sizes.indexOf(smallest), 1);
  }
  return ring;
}

function written(ring: Step[]): string {
  const steps = ring.slice(1).map(([x, y], index) => {
    const [px, py] = ring[index] ?? [0, 0];
    return `${x - px} ${y - py}`;
  });
  return `M${ring[0]?.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
