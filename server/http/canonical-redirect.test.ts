import fc from "fast-check";
import { expect, test } from "vitest";
import { site } from "../../tests/support/product/small-site.ts";
import { canonicalPathFor } from "./canonical-redirect.ts";

const addressOf = canonicalPathFor([
  "/",
  "/terms",
  "/male-stripper-hire-leeds",
  "/quote/:reference/success",
  "/:placePage",
]);

test.each([
  ["/Terms", "/terms"],
  ["/TERMS/", "/terms"],
  ["/terms///", "/terms"],
  ["//terms", "/terms"],
  ["/terms.html", "/terms"],
  ["/terms.HTML", "/terms"],
  ["/terms/index.html", "/terms"],
  ["/Terms/Index.html/", "/terms"],
  ["/index.html", "/"],
  ["//", "/"],
  ["/MALE-STRIPPER-HIRE-Leeds", "/male-stripper-hire-leeds"],
  ["/Quote/BT-7K4M-92QX/SUCCESS/", "/quote/BT-7K4M-92QX/success"],
  ["/terms", "/terms"],
])("%s is %s", (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test.each(["/nowhere/", "/terms.htm", "/index", "/terms/index", "/terms/x.html", "/anything", "/Quote/success"])(
  "%s is no page",
  (path) => {
    expect(addressOf(path)).toBeUndefined();
  },
);

test("whatever is requested, the redirect leads to this host and ends there", () => {
  const part = fc.constantFrom(
    "/",
    "//",
    "\\",
    "terms",
    "Terms",
    ".html",
    "index.html",
    "quote",
    "success",
    "evil.example",
    ":",
    "..",
    "%2F",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const address = addressOf(`/${parts.join("")}`);
      if (address === undefined) return;
      expect(new URL(address, "https://www.agency.example").origin).toBe("https://www.agency.example");
      expect(addressOf(address)).toBe(address);
    }),
  );
});

test("a page redirects before anything is rendered or refused, with its query", async () => {
  const { ask } = await site();
  for (const asked of [
    "/act/?a=1&b=/",
    "/ACT?a=1&b=/",
    "/act.html?a=1&b=/",
    "/act/index.html?a=1&b=/",
    "//act/?a=1&b=/",
  ])
    expect(await ask(asked), asked).toMatchObject({ status: 308, headers: { location: "/act?a=1&b=/" } });
  expect(await ask("/Terms")).toMatchObject({ status: 308, headers: { location: "/terms" } });
  expect(await ask("/FEMALE-stripper-hire-Soho")).toMatchObject({
    headers: { location: "/female-stripper-hire-soho" },
  });
  for (const asked of ["//evil.example/", "/\\evil.example/", "/nowhere/"]) expect((await ask(asked)).status).toBe(404);
});
