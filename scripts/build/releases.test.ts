import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepReleases, type Release, releasesToKeep } from "./releases.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Release => ({
  id: `r${days}`,
  builtAt: new Date(now.getTime() - days * day).toISOString(),
  files: [],
});
const ids = (releases: Release[]) => releases.map(({ id }) => id);

describe("which earlier releases are still served", () => {
  test("those of the last thirty days, newest first", () => {
    expect(ids(releasesToKeep([daysAgo(29), daysAgo(31), daysAgo(2)], now))).toEqual(["r2", "r29"]);
  });
  test("ten at most", () => {
    const releases = Array.from({ length: 14 }, (_, days) => daysAgo(days));
    expect(releasesToKeep(releases, now)).toHaveLength(10);
  });
  test("the one before this, however old", () => {
    expect(ids(releasesToKeep([daysAgo(400), daysAgo(300)], now))).toEqual(["r300"]);
  });
});

describe("keeping releases across builds", () => {
  let folder = "";
  const store = () => path.join(folder, "releases");
  const client = () => path.join(folder, "client");
  const served = async () => (await readdir(path.join(client(), "assets"))).sort();
  /** A build from nothing, as build.ts makes it. */
  async function build(id: string, files: Record<string, string>, at = now) {
    await rm(client(), { recursive: true, force: true });
    await mkdir(path.join(client(), "assets"), { recursive: true });
    const all = { ...files, [`manifest-${id}.js`]: `window.__reactRouterManifest={"version":"${id}"};` };
    for (const [name, text] of Object.entries(all)) await writeFile(path.join(client(), "assets", name), text);
    return keepReleases(client(), store(), at);
  }
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "releases-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("the next build serves the last one's files, compressed ones too, and names itself", async () => {
    expect(await build("aaaa", { "page-1.js": "one", "page-1.js.br": "br", "same.css": "same" })).toBe(0);
    expect(await build("bbbb", { "page-2.js": "two", "same.css": "same" })).toBe(1);
    expect(await served()).toEqual([
      "manifest-aaaa.js",
      "manifest-bbbb.js",
      "page-1.js",
      "page-1.js.br",
      "page-2.js",
      "same.css",
    ]);
    expect(await readFile(path.join(client(), "assets/page-1.js"), "utf8")).toBe("one");
    expect(await readFile(path.join(client(), "release.txt"), "utf8")).toBe("bbbb\n");
  });

  test("the same build again is one release", async () => {
    await build("aaaa", { "page-1.js": "one" });
    expect(await build("aaaa", { "page-1.js": "one" })).toBe(0);
  });

  test("what no kept release had is dropped from the store", async () => {
    await build("aaaa", { "page-1.js": "one" });
    await build("bbbb", { "page-2.js": "two" }, new Date(now.getTime() + day));
    await build("cccc", { "page-3.js": "three" }, new Date(now.getTime() + 60 * day));
    expect(await served()).toEqual(["manifest-bbbb.js", "manifest-cccc.js", "page-2.js", "page-3.js"]);
    expect(await readdir(path.join(store(), "assets"))).not.toContain("page-1.js");
  });

  test("a store that lost its files or its list stops no build", async () => {
    await build("aaaa", { "page-1.js": "one" });
    await rm(path.join(store(), "assets/page-1.js"));
    expect(await build("bbbb", {})).toBe(1);
    await writeFile(path.join(store(), "releases.json"), "{");
    expect(await build("cccc", {})).toBe(0);
  });
});
