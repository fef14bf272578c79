import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./policy.ts";
import { googleTagHosts, noTag } from "./tag-hosts.ts";

const page = { script: ["'sha256-a'"], style: ["'sha256-b'"] };

test("without a tag no other host is open", () => {
  expect(contentSecurityPolicy(page, true, noTag)).not.toMatch(/https?:\/\//);
  // As shipped, content/site.ts has no tag.
  expect(contentSecurityPolicy(page, true)).toBe(contentSecurityPolicy(page, true, noTag));
});

test("with a tag its hosts are open, and nothing is inline that was not", () => {
  const policy = contentSecurityPolicy(page, true, googleTagHosts);
  expect(policy).toContain("script-src 'self' 'sha256-a' https://*.googletagmanager.com");
  expect(policy).toContain("connect-src 'self' https://*.googletagmanager.com");
  expect(policy).toContain("frame-src https://www.googletagmanager.com");
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toMatch(/ \*[ ;]/);
});
