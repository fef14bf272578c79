import { expect, test } from "vitest";
import { places } from "../../features/place/store.server.ts";
import { compassRadius } from "./compass.ts";
import { compassNames } from "./compass-names.ts";
import { placeData } from "./place.server.ts";

/** Areas have dials without names. */
const dials = places
  .filter(({ kind }) => kind === "town")
  .flatMap(({ slug, services }) => services.map((service) => `${service}-hire-${slug}`))
  .map((segment) => ({ segment, ...placeData(segment) }))
  .filter(({ near }) => near.length > 2)
  .map((dial) => ({ ...dial, boxes: compassNames(dial.near, dial.rings).map(({ box }) => box) }));

test("no two dots of a place's compass touch, and none touches the rim", () => {
  const faults = dials.flatMap(({ segment, near }) =>
    near
      .filter(
        (a, at) =>
          Math.hypot(a.x, a.y) > compassRadius - 11 ||
          near.slice(at + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 20),
      )
      .map(({ name }) => `${segment}: ${name}`),
  );
  expect(faults).toEqual([]);
});

test("no name on a place's compass covers another name, a dot or the rim", () => {
  const faults = dials.flatMap(({ segment, near, boxes }) =>
    boxes.flatMap((box, index) => {
      const corners = [box.left, box.right].flatMap((x) => [Math.hypot(x, box.top), Math.hypot(x, box.bottom)]);
      const inside = corners.every((away) => away < compassRadius);
      const outside = corners.every((away) => away > compassRadius);
      const onName = boxes.some(
        (other, at) =>
          at < index &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      );
      const onDot = near.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      return (inside || outside) && !onName && !onDot ? [] : [`${segment}: ${near[index]?.name}`];
    }),
  );
  expect(dials.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test("on no place's dial a line runs through a name", () => {
  const faults = dials.flatMap(({ segment, near, boxes }) =>
    boxes.flatMap((box, index) =>
      near.some(({ x, y }) =>
        along.some((t) => x * t > box.left && x * t < box.right && y * t > box.top && y * t < box.bottom),
      )
        ? [`${segment}: ${near[index]?.name}`]
        : [],
    ),
  );
  expect(faults).toEqual([]);
});

const along = Array.from({ length: 50 }, (_, index) => (index + 1) / 50);
