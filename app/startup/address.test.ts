import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";

const script = readFileSync(path.join(import.meta.dirname, "address.js"), "utf8");
const pages = /^\/(reviews|locations|contact|male-stripper-(hire|hire-leeds|quote))$/;

/**
 * Runs the script as a browser does at an address of the site.
 * @returns the address it shows at the end, the page it goes to, the addresses it asked for, and what is left in session storage
 */
async function run(address: string, stored: string | null = null) {
  const location = new URL(address, "https://site.example");
  const asked: string[] = [];
  const outcome = { shown: address, opened: "", asked, kept: stored };
  const fetch = async (target: string, { method, redirect }: RequestInit) => {
    asked.push(target);
    expect([method, redirect]).toEqual(["HEAD", "error"]);
    const { origin, pathname } = new URL(target, location);
    expect(origin).toBe(location.origin);
    const type = pages.test(pathname) ? "text/html; charset=utf-8" : "text/plain";
    return { ok: pathname !== "/no-such-page", headers: new Headers({ "Content-Type": type }) };
  };
  runInNewContext(script, {
    URL,
    URLSearchParams,
    fetch,
    location: {
      ...{ href: location.href, pathname: location.pathname, search: location.search },
      replace: (target: string) => Object.assign(outcome, { opened: target }),
    },
    history: {
      replaceState: (_: unknown, __: string, { pathname, search }: URL) =>
        Object.assign(outcome, { shown: pathname + search }),
    },
    sessionStorage: { getItem: () => outcome.kept, removeItem: () => Object.assign(outcome, { kept: null }) },
  });
  await new Promise(setImmediate);
  return outcome;
}

const hostile = [
  "//evil.example",
  "//evil.example/reviews",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "HTTPS:evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<h1>hello</h1>",
  "/%2F%2Fevil.example",
  "%2F%2Fevil.example",
  "/%5Cevil.example",
  "%252F%252Fevil.example",
  "/..//evil.example",
  "/.evil.example",
  "@evil.example",
  "/reviews?route=//evil.example",
  "/\tevil.example",
];

describe("an address of the previous site, ?route=", () => {
  const at = (route: string, page = "/") => run(`${page}?route=${encodeURIComponent(route)}&act=drag`);

  test.each([...hostile, "", "/", "/release.txt"])(
    "%j is left out of the address, and nothing is asked for",
    async (route) => {
      expect(await at(route)).toEqual({ shown: "/?act=drag", opened: "", asked: [], kept: null });
    },
  );

  test.each(["/no-such-page", "/male-stripper-hire-nowhere", "/healthz"])(
    "%s is no page of ours and goes nowhere",
    async (route) => {
      expect(await at(route)).toEqual({ shown: "/?act=drag", opened: "", asked: [route], kept: null });
    },
  );

  test.each([
    ["/reviews", "/reviews"],
    ["/male-stripper-hire", "/male-stripper-hire"],
    ["/male-stripper-hire-leeds", "/male-stripper-hire-leeds"],
    ["/male-stripper-quote", "/male-stripper-quote"],
    ["/locations/", "/locations"],
    ["locations", "/locations"],
    ["/locations#map", "/locations#map"],
    ["/reviews?act=drag-acts", "/reviews?act=drag-acts"],
  ])("%s becomes %s", async (route, opened) => {
    expect(await at(route)).toMatchObject({ opened, asked: [opened] });
    expect(await at(route, "/contact")).toMatchObject({ opened });
  });
});

describe("a path kept for the session", () => {
  test.each(["/locations", "/male-stripper-hire"])("%s is opened, once", async (stored) => {
    expect(await run("/", stored)).toMatchObject({ opened: stored, kept: null });
  });

  test.each([...hostile, "/male-stripper-hire-leeds", "/"])("%j is forgotten", async (stored) => {
    expect(await run("/", stored)).toEqual({ shown: "/", opened: "", asked: [], kept: null });
  });

  test("waits for the home page", async () => {
    expect(await run("/reviews", "/locations")).toEqual({
      shown: "/reviews",
      opened: "",
      asked: [],
      kept: "/locations",
    });
  });
});
