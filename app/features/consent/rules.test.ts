import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { addressForTag, choiceMade, denied, granted, isPrivate, parseChoice } from "./rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const yes = JSON.stringify(choiceMade(true, now));

test("an answer is kept with its time and the version of the question", () => {
  expect(JSON.parse(yes)).toEqual({ granted: true, at: "2026-11-21T12:00:00.000Z", version: 1 });
  expect(parseChoice(yes, now)).toEqual(JSON.parse(yes));
});

test("a yes and a no hold for a year, also under a clock that was set back", () => {
  for (const answer of [true, false]) {
    const stored = JSON.stringify(choiceMade(answer, now));
    expect(parseChoice(stored, new Date("2027-11-20T12:00:00Z"))?.granted).toBe(answer);
    expect(parseChoice(stored, new Date("2027-11-21T12:00:00Z"))).toBeNull();
    expect(parseChoice(stored, new Date("2020-01-01T00:00:00Z"))?.granted).toBe(answer);
  }
});

test.each([
  null,
  "",
  "yes",
  "true",
  "[]",
  '{"granted":"true","at":"2026-11-21T12:00:00.000Z","version":1}',
  '{"granted":true,"at":"yesterday","version":1}',
  '{"granted":true,"at":"2026-11-21T12:00:00.000Z","version":0}',
  '{"granted":true}',
])("%j is no answer", (stored) => {
  expect(parseChoice(stored, now)).toBeNull();
});

test("everything is denied by default, and a yes never allows personalised advertising", () => {
  expect(Object.keys(denied).sort()).toEqual(["ad_personalization", "ad_storage", "ad_user_data", "analytics_storage"]);
  expect(new Set(Object.values(denied))).toEqual(new Set(["denied"]));
  expect(granted).not.toHaveProperty("ad_personalization");
});

test("the tag gets the page's path and the advertisement's parameters, never what a visitor typed", () => {
  expect(addressForTag("https://x.example/male-stripper-quote?place=Leeds&email=a%40b.example#you")).toBe(
    "https://x.example/male-stripper-quote",
  );
  expect(addressForTag("https://x.example/?gclid=abc&name=Jo&utm_source=google")).toBe(
    "https://x.example/?gclid=abc&utm_source=google",
  );
});

const at = (path: string) => isPrivate(new URL(path, "https://x.example"));
/** An address of each route, and whether it is kept from other sites whatever its query. */
const addresses = routes.map(({ path = "", file }) => ({
  path: `/${path.replace(/:\w+/g, "x").replace("*", "x/y")}`,
  keepsSecret: readFileSync(`app/${file}`, "utf8").includes("[privateAddress"),
}));

test("a page whose address is a secret is private, whatever the route", () => {
  expect(addresses.filter(({ path }) => !at(`${path}?key=k`))).toEqual([]);
  expect(addresses.filter(({ path }) => !at(`${path}?utm_source=x&quote=BT-2345`))).toEqual([]);
  const secret = addresses.filter(({ keepsSecret }) => keepsSecret).map(({ path }) => path);
  expect(secret).toContain("/reviews/write");
  expect(secret.filter((path) => !at(path))).toEqual([]);
});

test("a page that everyone may see is not private", () => {
  const seen = addresses.filter(({ keepsSecret }) => !keepsSecret);
  expect(seen.map(({ path }) => path)).toContain("/direct-quote");
  expect(seen.filter(({ path }) => at(`${path}?place=leeds&gclid=abc`))).toEqual([]);
});
