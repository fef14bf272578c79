import { expect, it } from "vitest";
import { shippedPlaces } from "./new/shipped.ts";
import { starterTown } from "./new/starters.ts";
import { townsNamed } from "./towns.ts";

const places = await shippedPlaces();
const nationOfTown = (name: string) => {
  const [town] = townsNamed(name);
  if (!town) throw new Error(`no ${name}`);
  return starterTown(town, places).nation;
};

it("puts a town into its own nation, whatever town is nearest", () => {
  // Cardiff is nearer to Weston than Bristol is, and Carlisle is nearer to Gretna than any town of ours in Scotland.
  expect(nationOfTown("Weston-super-Mare")).toBe("England");
  expect(nationOfTown("Gretna")).toBe("Scotland");
  expect(nationOfTown("Mold")).toBe("Wales");
  expect(nationOfTown("Berwick-upon-Tweed")).toBe("England");
  expect(nationOfTown("Larne")).toBe("Northern Ireland");
  expect(nationOfTown("Stornoway")).toBe("Scotland");
});

it("puts it under the heading of the nearest town of that nation", () => {
  const [weston] = townsNamed("Weston-super-Mare");
  expect(weston && starterTown(weston, places).neighbour).toBe("Bristol");
});
