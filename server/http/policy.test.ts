import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./policy.ts";
import { googleTagHosts, noTag } from "./tag-hosts.ts";

const page = { script: ["'sha256-a'"], style: ["'sha256-b'"] };

test("without a tag the policy allows no other host", () => {
  expect(contentSecurityPolicy(page, true, noTag)).not.toMatch(/https?:\/\//);
  // As shipped, content/site.ts has no tag.
  expect(contentSecurityPolicy(page, true)).toBe(contentSecurityPolicy(page, true, noTag));
});

test("with a tag the policy allows its hosts, and no further inline code", () => {
  const policy = contentSecurityPolicy(page, true, googleTagHosts);
  expect(policy).toContain("script-src 'self' 'sha256-a' https://*.googletagmanager.com");
  expect(policy).toContain("connect-src 'self' https://*.googletagmanager.com");
  expect(policy).toContain("frame-src https://www.googletagmanager.com");
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toMatch(/ \*[ ;]/);
});
