import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { blockedAttributes, inlineHashes } from "./inline-hashes.server.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("hashes each inline script and style once, exactly as it is in the page", () => {
  const html = `<style>a{}</style><script>one()</script><script type="module" async="">
two()</script><script>one()</script><script type="text/plain" data-boot="">three()</script>`;
  expect(inlineHashes(html)).toEqual({
    script: [hash("one()"), hash("\ntwo()"), hash("three()")],
    style: [hash("a{}")],
  });
});

it("leaves out scripts from files, and data", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  expect(inlineHashes(html)).toEqual({ script: [], style: [] });
});

it("finds attributes that no hash allows", () => {
  const html = `<p style="color:red">style="x"</p><script>'<p style="">'</script><a onclick='x()'>y</a><p class="style">z</p>`;
  expect(blockedAttributes(html)).toEqual([`<p style="color:red">`, `<a onclick='x()'>`]);
});
