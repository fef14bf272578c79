import { expect, test } from "vitest";
import { withoutStreet } from "./without-street.server.ts";

test.each([
  ["otley, west yorkshire", "Otley"],
  ["12 Mill Lane, Leeds, LS6 2AB", "Leeds"],
  ["Rose Cottage, Mill Lane, ls6 2ab", "LS6"],
  ["LS6", "LS6"],
  ["12 Mill Lane Otley LS21 1AA", "LS21"],
  ["12 Mill Lane LS211AA", "LS21"],
  ["12 York Road LS21 1AA", "LS21"],
  ["12 Mill Lane LS21", "LS21"],
  ["Otley LS21", "Otley"],
  ["near Otley", "Otley"],
  ["12 York Road Otley", "Otley"],
  ["Otley Rugby Club", "Otley"],
  ["Leeds city centre", "Leeds"],
  ["Rose Cottage near Brum", "Birmingham"],
  ["outside Newcastle upon Tyne", "Newcastle"],
  ["Headingley", "Leeds"],
  ["Call Lane", "Leeds"],
])("of %j somebody without need of the street reads the town or district: %j", (typed, read) =>
  expect(withoutStreet(typed)).toBe(read),
);

test.each(["Hampstead", "Prague", "Dublin", "New York", "St Petersburg", "our garden in South Wales"])(
  "%j is shown as it was typed",
  (typed) => expect(withoutStreet(typed)).toBe(typed),
);

test.each([
  "12 Mill Lane",
  "Rose Cottage, ZZ99 1AA",
  "12 York Road",
  "York Mansions",
  "Flat B2",
  "Park Street House",
  "?",
  "",
])("of %j nothing is shown", (typed) => expect(withoutStreet(typed)).toBe(""));
