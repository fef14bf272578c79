import { test } from "vitest";
import { readers } from "./readers.ts";

test.each(Object.entries(readers))("the measurement can call %s", async (_, read) => {
  for (const text of ["text", "%"]) await read(text);
});
