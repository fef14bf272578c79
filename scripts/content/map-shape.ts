/**
 * Makes the outline of a map small: whole units, steps instead of positions, points that add nothing left out, islets too
 * small to see dropped.
 */

type Step = [number, number];

const tolerance = 1.1;

/** @param d path data of M and L commands, closed by Z @param smallest area in square units below which a ring is dropped */
export function shape(d: string, smallest: number): string {
  return d
    .split("Z")
    .map((ring) => [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Step => [Number(x), Number(y)]))
    .filter((ring) => area(ring) >= smallest)
    .map((ring) => simplified(ring).map(([x, y]): Step => [Math.round(x), Math.round(y)]))
    .map((ring) =>
      ring.filter(([x, y], index) => index === 0 || x !== ring[index - 1]?.[0] || y !== ring[index - 1]?.[1]),
    )
    .filter((ring) => ring.length > 3)
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

/** Douglas and Peucker: keeps a point only where leaving it out would move the line by more than the tolerance. */
function simplified(line: Step[]): Step[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, distance] = [0, 0];
  for (const [index, point] of line.entries()) {
    const away = fromLine(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

function fromLine([x, y]: Step, [ax, ay]: Step, [bx, by]: Step): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

function written(ring: Step[]): string {
  const steps = ring.slice(1).map(([x, y], index) => {
    const [px, py] = ring[index] ?? [0, 0];
    return `${x - px} ${y - py}`;
  });
  return `M${ring[0]?.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
