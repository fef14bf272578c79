import { expect, it } from "vitest";
import shipped from "#content/site.ts";
import type { Site } from "../app/content/shape.ts";
import { readConfig } from "./config.ts";
import { obstacles, wrongBuild } from "./go-live.ts";

const proven = Object.fromEntries(
  Object.entries(shipped.claims).map(([key, claim]) => [key, { ...claim, evidence: "Ledger, 1 May 2026" }]),
) as Site["claims"];
const own: Site = {
  ...shipped,
  name: "Sparkle",
  legal: {
    ...shipped.legal,
    registeredName: "Sparkle Ltd",
    companyNumber: "1",
    registeredOffice: "A",
    tradingAddress: "A",
  },
  phone: { display: "0113 000 0000", e164: "+441130000000" },
  bank: { accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" },
  email: "hello@sparkle.co.uk",
  chat: { number: "441130000000", greeting: "Hello" },
  claims: { ...proven, hotelBrands: { value: ["A", "B", "C", "D", "E"], evidence: "Letters of May 2026" } },
};
const real = "https://www.sparkle.co.uk";
const settings = (env: Record<string, string>) =>
  readConfig({ PUBLIC_ORIGIN: real, SMTP_URL: "smtps://mail.sparkle.co.uk", PAYMENTS: "bank-transfer", ...env });
const lacking = (site: Site, env: Record<string, string> = {}) => obstacles(settings(env), site);

it("lets an owner's own content live", () => {
  expect(lacking(own)).toEqual([]);
});

it("names each placeholder still in use, with its place", () => {
  const site = { ...own, name: "Bow & Tassel", chat: { ...own.chat, greeting: "Hello Bow & Tassel" } };
  expect(lacking(site)).toEqual([
    'content/site.ts: name still says "Bow & Tassel".',
    'content/site.ts: chat.greeting still says "Bow & Tassel".',
  ]);
});

it("finds placeholders inside claims", () => {
  const brands = { value: ["A", "B", "C", "D", "Bow & Tassel"], evidence: "x" };
  const site = { ...own, claims: { ...own.claims, hotelBrands: brands } };
  expect(lacking(site)).toEqual(['content/site.ts: claims.hotelBrands.value.4 still says "Bow & Tassel".']);
});

it("names each claim without evidence", () => {
  const site = { ...own, claims: { ...own.claims, badge: { ...own.claims.badge, evidence: " " } } };
  expect(lacking(site)).toEqual([
    "content/site.ts: the badge and its number of reviews (claims.badge) has no line of evidence.",
  ]);
});

it("accepts the shipped values at an address that the public can't reach", () => {
  for (const origin of ["http://localhost:3000", "https://localhost", "https://site.example", "https://127.0.0.1:8443"])
    expect(lacking(shipped, { PUBLIC_ORIGIN: origin, PAYMENTS: "demo", SMTP_URL: "" })).toEqual([]);
});

it("keeps a public address without encryption from being served, whatever else is right", () => {
  expect(lacking(own, { PUBLIC_ORIGIN: "http://www.sparkle.co.uk" })).toEqual([
    expect.stringMatching(
      /^http:\/\/www\.sparkle\.co\.uk is not encrypted, .* set PUBLIC_ORIGIN to the https:\/\/ address\.$/,
    ),
  ]);
});

it("takes demonstration payments, the shipped brand and test keys to no public address, http or https", () => {
  for (const origin of ["http://www.sparkle.co.uk", real]) {
    const said = lacking(shipped, { PUBLIC_ORIGIN: origin, PAYMENTS: "demo" }).join("\n");
    expect(said).toContain('PAYMENTS is "demo"');
    expect(said).toContain('name still says "Bow & Tassel"');
    const keys = { PAYMENTS: "stripe", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(lacking(own, { PUBLIC_ORIGIN: origin, ...keys }).join("\n")).toContain("STRIPE_SECRET_KEY is a test key");
  }
});

it("does not go live without a mail server", () => {
  expect(lacking(own, { SMTP_URL: "" })).toEqual([expect.stringMatching(/^SMTP_URL is not set: no email would leave/)]);
});

it("keeps the shipped values off a real address", () => {
  const said = lacking(shipped);
  expect(said).toContain('content/site.ts: name still says "Bow & Tassel".');
  expect(said.filter((text) => text.includes("no line of evidence"))).toHaveLength(Object.keys(shipped.claims).length);
});

it("keeps a build for one address off another", () => {
  expect(wrongBuild(real, "http://localhost:3000")).toEqual([
    expect.stringContaining("It was built for http://localhost:3000"),
  ]);
  expect(wrongBuild(real, real)).toEqual([]);
  expect(wrongBuild("http://127.0.0.1:4000", "http://localhost:3000")).toEqual([]);
});
