import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { chunks, modulesOf } from "../build/chunks.ts";

/** Paths as the bundler passes them: from the root of the file system, with slashes. */
const modules = globSync("app/**/*.{ts,tsx}").map((file) => `/site/${file}`);

test.each(Object.entries(chunks))("each part of the chunk %s is a file or a folder", (_chunk, parts) => {
  const unknown = parts.filter((part) => !modules.some((file) => modulesOf([part]).test(file)));
  expect(unknown).toEqual([]);
});
