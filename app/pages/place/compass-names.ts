/** Places the names of a compass's dots so that they are legible and avoid dots, lines, labels and the rim. */
import { compassRadius } from "./compass.ts";

interface Spot {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface NamePosition {
  /** Attributes of the name's <text> */
  text: { x: number; y: number; textAnchor?: "middle" | "end" | undefined };
  box: Box;
  /** For a name outside the rim: the end of the line from its dot */
  outside?: Spot;
}

/** The width of a name in the display face at a size of 9 units, accurate to about 3 units. */
const widthOf = (name: string) => name.length * 6 - (name.match(/[ fijlrt'’-]/g)?.length ?? 0) * 2.6;
const dotRadius = 9;
/** Names that extend beyond this distance would be cut off by the edge of the page. */
const farthest = compassRadius + 100;
/** How much higher or lower than its dot a name outside the rim may be placed */
const beside = [0, -9, 9, -18, 18, -27, 27];
const mark: Box = { left: -20, right: 20, top: -12, bottom: 12 };
const arrow: Box = { left: -6, right: 6, top: -112, bottom: -compassRadius };

/** @param labels of the rings, positioned by the centre of their text. @returns a position for each name, in the same order */
export function compassNames(near: readonly (Spot & { name: string })[], labels: readonly Spot[]): NamePosition[] {
  const taken = [
    mark,
    arrow,
    ...labels.map(({ x, y }) => ({ left: x - 18, right: x + 18, top: y - 5, bottom: y + 5 })),
  ];
  const choices = near.map((spot) => placesFor(spot, widthOf(spot.name)));
  const chosen = choices.map(([first]) => first as NamePosition);
  // Each name is placed again after the others have moved.
  for (let round = 0; round < 3; round += 1)
    for (const [index, places] of choices.entries()) {
      const others = [...taken, ...chosen.filter((_, other) => other !== index).map(({ box }) => box)];
      const costs = places.map((place, rank) => cost(place, index, near, others) + rank);
      chosen[index] = places[costs.indexOf(Math.min(...costs))] as NamePosition;
    }
  return chosen;
}

/**
 * The possible positions of a name, best first: on the outer side of the dot, outside the rim (beside it, or a little higher or lower), on
 * the inner side, then below and above the dot, centred or starting there inwards or outwards. Last, outside the rim on the opposite side.
 */
function placesFor({ x, y }: Spot, width: number): NamePosition[] {
  const side = x < 0 ? -1 : 1;
  const beyond = (up: number) =>
    Math.sqrt(Math.max(compassRadius ** 2 - Math.max(Math.abs(y + up) - 5, 0) ** 2, 0)) + 4;
  const from = (start: number, direction: number, baseline = y + 3.5): NamePosition => ({
    text: { x: Math.round(start), y: baseline, textAnchor: direction < 0 ? "end" : undefined },
    box: boxAt(direction < 0 ? start - width : start, width, baseline),
  });
  const around = (baseline: number): NamePosition => ({
    text: { x, y: baseline, textAnchor: "middle" },
    box: boxAt(x - width / 2, width, baseline),
  });
  return [
    from(x + 14 * side, side),
    ...beside
      .filter((up) => Math.abs(up) < 10 || Math.abs(y + up) < compassRadius - 10)
      .map((up) => ({
        ...from(beyond(up) * side, side, y + 3.5 + up),
        outside: { x: Math.round(beyond(up) - 2) * side, y: y + up },
      })),
    from(x - 14 * side, -side),
    around(y + 20),
    around(y - 14),
    from(x + 10 * side, -side, y + 20),
    from(x + 10 * side, -side, y - 14),
    from(x - 14 * side, side, y + 20),
    from(x - 14 * side, side, y - 14),
    { ...from(-beyond(0) * side, -side), outside: { x: -Math.round(beyond(0) - 2) * side, y } },
  ];
}

const boxAt = (left: number, width: number, baseline: number): Box => ({
  left,
  right: left + width,
  top: baseline - 8,
  bottom: baseline + 2,
});

function cost({ box, outside }: NamePosition, own: number, near: readonly Spot[], taken: readonly Box[]): number {
  const corners = [box.left, box.right].flatMap((x) => [Math.hypot(x, box.top), Math.hypot(x, box.bottom)]);
  const overRim = Math.max(...corners) > compassRadius - 2 && Math.min(...corners) < compassRadius + 2;
  const away = near.map((dot) => awayFrom(box, dot));
  const dots = away.filter((distance) => distance < dotRadius + 1).length;
  const mistaken = Math.min(...away) < (away[own] ?? 0);
  const linesCrossed = near.filter(({ x, y }) => along.some((t) => awayFrom(box, { x: x * t, y: y * t }) < 1)).length;
  const others = taken.filter((other) => overlap(box, other)).length;
  const passed = outside
    ? near.filter((dot, index) => index !== own && passes(near[own] ?? dot, outside, dot)).length
    : 0;
  const tooFar = Math.max(-box.left, box.right) > farthest;
  return (
    100 * (dots + others + linesCrossed + Number(overRim) + Number(tooFar)) +
    30 * passed +
    40 * Number(mistaken) +
    (away[own] ?? 0) / 2
  );
}

const along = Array.from({ length: 40 }, (_, index) => (index + 1) / 40);
/** Whether the line from a dot to its name touches another dot. */
const passes = (from: Spot, to: Spot, dot: Spot) =>
  along.some(
    (t) => Math.hypot(from.x + (to.x - from.x) * t - dot.x, from.y + (to.y - from.y) * t - dot.y) < dotRadius + 2,
  );
const awayFrom = (box: Box, { x, y }: Spot) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
const overlap = (a: Box, b: Box) =>
  a.left < b.right + 5 && b.left < a.right + 5 && a.top < b.bottom && b.top < a.bottom;
