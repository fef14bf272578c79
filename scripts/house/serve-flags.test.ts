import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { serveEnv, serveFlags } from "../setup/serve-flags.mjs";

test("a service manager and a container run the site with the flags of npm start", () => {
  const variables = Object.entries(serveEnv).map(([name, value]) => `${name}=${value}`);
  expect(serveFlags.length).toBeGreaterThan(0);
  for (const [file, flags] of [
    ["deploy/site.service", serveFlags.join(" ")],
    ["Dockerfile", serveFlags.map((flag) => `"${flag}"`).join(", ")],
  ] as const) {
    const text = readFileSync(file, "utf8");
    for (const expected of [flags, ...variables]) expect(text, file).toContain(expected);
  }
});
