import { expect, it } from "vitest";
import { sealWith } from "./signer.ts";

const seal = sealWith("secret");

it("knows its own signature and no other", () => {
  const signature = seal.sign("link", "BT-1");
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(seal.verify("link", "BT-1", signature)).toBe(true);
  expect(seal.verify("link", "BT-2", signature)).toBe(false);
  expect(seal.verify("other", "BT-1", signature)).toBe(false);
  expect(sealWith("another").verify("link", "BT-1", signature)).toBe(false);
  for (const wrong of ["", "x", `${signature}A`, "☃"]) expect(seal.verify("link", "BT-1", wrong)).toBe(false);
});

it("does not confuse where the purpose ends", () => {
  expect(seal.sign("a:b", "c")).not.toBe(seal.sign("a", "b:c"));
});
