import { expect, it } from "vitest";
import { signerWith } from "./signer.ts";

const signer = signerWith("secret");

it("knows its own signature and no other", () => {
  const signature = signer.sign("link", "BT-1");
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(signer.verify("link", "BT-1", signature)).toBe(true);
  expect(signer.verify("link", "BT-2", signature)).toBe(false);
  expect(signer.verify("other", "BT-1", signature)).toBe(false);
  expect(signerWith("another").verify("link", "BT-1", signature)).toBe(false);
  for (const wrong of ["", "x", `${signature}A`, "☃"]) expect(signer.verify("link", "BT-1", wrong)).toBe(false);
});

it("signs a purpose and a text differently from another split of the same characters", () => {
  expect(signer.sign("a:b", "c")).not.toBe(signer.sign("a", "b:c"));
});
