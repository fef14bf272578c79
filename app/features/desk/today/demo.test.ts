import { expect, test } from "vitest";
import { townFor } from "./demo.server.ts";

test("the demonstration is in the agency's own towns, and one party where it has to be priced by hand", () => {
  const towns = ["Hull", "Leeds", "York"];
  expect(townFor("Leeds", 0, towns)).toBe("Leeds");
  expect(townFor("London", 5, towns)).toBe("York");
  expect(townFor("Oban", 1, towns)).toBe("Oban");
});
