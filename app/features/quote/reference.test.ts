import { expect, test } from "vitest";
import { initials, linkDigest, makeLinkKey, makeReference, readReference, referencesIn } from "./reference.server.ts";

test("a reference has the brand's initials and forty bits of Crockford's base32", () => {
  expect(makeReference("Bow & Tassel")).toMatch(/^BT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(Array.from({ length: 2000 }, () => makeReference("Bow & Tassel"))).size).toBe(2000);
});

test("initials come from any name", () => {
  expect(["Élan Vital Ltd", "7 Bows", "!!!", "solo"].map(initials)).toEqual(["EV", "7B", "Q", "S"]);
  expect(["Orchid Inn", "Oi!"].map(initials), "without O and I").toEqual(["RN", "Q"]);
});

test("a reference that was read out is found again", () => {
  expect(readReference("bt-7k4m-92qx")).toBe("BT-7K4M-92QX");
  expect(readReference("BT-OI1L-0000")).toBe("BT-0111-0000");
});

test("references are found in a text however they are typed, each once, and nothing longer is taken for one", () => {
  const text = "bt-7k4m-92qx (BT\u20117K4M\u201192QX), BT–0000–0000. Not 07-1234-56789, xBT-7K4M-92QX, é-7K4M-92QX";
  expect(referencesIn(text)).toEqual(["BT-7K4M-92QX", "BT-0000-0000"]);
  expect(referencesIn(Array.from({ length: 40 }, () => makeReference("Bow & Tassel")).join(" "))).toHaveLength(10);
});

test("only the digest of a link's key would be stored", () => {
  const key = makeLinkKey();
  expect(Buffer.from(key, "base64url")).toHaveLength(16);
  expect(linkDigest(key)).toMatch(/^[0-9a-f]{64}$/);
});
