import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import samples from "#content/reviews/home.ts";
import shipped from "#content/site.ts";
import type { Review } from "../app/content/shape.ts";
import type { Site } from "../app/content/site-shapes.ts";
import { readConfig } from "./config.ts";
import { obstacles, wrongBuild } from "./go-live.ts";

const evidence = { source: "Ledger", date: "2026-05-01" };
const { claims, promises } = shipped;
const proven: Site["claims"] = {
  customerCount: { ...claims.customerCount, evidence },
  happyCustomers: { ...claims.happyCustomers, evidence },
  badge: { ...claims.badge, evidence },
  subScores: { ...claims.subScores, evidence },
  satisfaction: { ...claims.satisfaction, evidence },
  topRated: { ...claims.topRated, evidence },
  verifiedReviews: { ...claims.verifiedReviews, evidence },
  cardRating: { ...claims.cardRating, evidence },
  insurance: { ...claims.insurance, evidence },
  hotelBrands: { shown: true, value: ["A", "B", "C", "D", "E"], evidence },
};
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
  openingHours: "24 hours a day, every day",
  claims: proven,
  promises: promises.map((promise) => ({ ...promise, evidence })),
};
const real = "https://www.sparkle.co.uk";
const settings = (env: Record<string, string>) =>
  readConfig({
    PUBLIC_ORIGIN: real,
    SMTP_URL: "smtps://mail.sparkle.co.uk",
    PAYMENTS: "bank-transfer",
    HOST: "127.0.0.1",
    TRUST_PROXY: "1",
    ...env,
  });
const lacking = (site: Site, env: Record<string, string> = {}, reviews: Review[] = []) =>
  obstacles(settings(env), site, reviews);

it("lets an owner's own content live", () => {
  expect(lacking(own)).toEqual([]);
});

it("names each placeholder still in use, with its place", () => {
  const site = { ...own, name: "Bow & Tassel", chat: { number: "447700900456", greeting: "Hello Bow & Tassel" } };
  expect(lacking(site)).toEqual([
    'content/site.ts: name still says "Bow & Tassel".',
    'content/site.ts: chat.greeting still says "Bow & Tassel".',
  ]);
});

it("names the example's bank account once", () => {
  expect(lacking({ ...own, bank: shipped.bank }).filter((text) => text.includes("bank.sortCode"))).toHaveLength(1);
});

it("finds placeholders inside claims", () => {
  const brands = { shown: true, value: ["A", "B", "C", "D", "Bow & Tassel"], evidence };
  const site = { ...own, claims: { ...own.claims, hotelBrands: brands } };
  expect(lacking(site)).toEqual(['content/site.ts: claims.hotelBrands.value.4 still says "Bow & Tassel".']);
});

it("names each claim without its source and date", () => {
  const badge = { ...claims.badge, evidence: { source: " ", date: "" } };
  const [first, ...others] = own.promises;
  if (!first) throw new Error("There is no promise.");
  const undated = [{ ...first, evidence: { source: "Ledger", date: "" } }, ...others];
  expect(lacking({ ...own, claims: { ...own.claims, badge }, promises: undated })).toEqual([
    "content/site.ts: the badge and its number of reviews (claims.badge) has no evidence: it lacks a source and a date. Fill it in, or set shown: false.",
    "content/site.ts: the promise “Top Rated” (promises.0) has no evidence: it lacks a date. Fill it in, or set shown: false.",
  ]);
});

it("asks nothing of a claim that is not shown", () => {
  const off = Object.fromEntries(
    Object.entries(claims).map(([key, claim]) => [key, { ...claim, shown: false }]),
  ) as unknown as Site["claims"];
  expect(lacking({ ...own, claims: off, promises: [] })).toEqual([]);
});

it("lets “24/7” stand only beside hours that say so", () => {
  expect(lacking({ ...own, openingHours: "Every day, 9am to 9pm" })).toEqual([
    'content/site.ts: promises.2.value.title says "24/7 Support", and openingHours say "Every day, 9am to 9pm". Set shown: false, or say the hours.',
  ]);
});

it("names sample reviews", () => {
  expect(lacking(own, {}, samples)).toEqual([
    "content/reviews/home.ts: 15 reviews are samples. Put your customers’ own in their place, or take them out.",
  ]);
});

it("accepts the shipped values at an address that the public can't reach", () => {
  for (const origin of ["http://localhost:3000", "https://localhost", "https://site.example", "https://127.0.0.1:8443"])
    expect(lacking(shipped, { PUBLIC_ORIGIN: origin, PAYMENTS: "demo", SMTP_URL: "", TRUST_PROXY: "" })).toEqual([]);
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

it("takes no misspelt setting, of which the address itself may be one", () => {
  expect(lacking(shipped, { PUBLIC_ORIGIN: "", PUBLIC_ORIGN: real, PAYMENTS: "demo" })).toEqual([
    "PUBLIC_ORIGN is set, which has no effect, and PUBLIC_ORIGIN is not: correct the name.",
  ]);
  const said = lacking(own, { MAIL_FORM: "hello@sparkle.co.uk", DESK_EMAIL: "ann@sparkle.co.uk", log_level: "warn" });
  expect(said.map((text) => text.split(" ")[0])).toEqual(["MAIL_FORM", "DESK_EMAIL", "log_level"]);
  // What a shell, systemd and npm set, and what resembles a setting that is set.
  const others = ["HOME", "HOSTNAME", "PATH", "LOGNAME", "STATE_DIRECTORY", "NODE_OPTIONS", "SMTP_URLS", "TRUST_PROXI"];
  expect(lacking(own, Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([]);
});

it("does not go live without a mail server", () => {
  expect(lacking(own, { SMTP_URL: "" })).toEqual([expect.stringMatching(/^SMTP_URL is not set: no email would leave/)]);
});

it("does not go live while every visitor would have the proxy's address", () => {
  for (const unset of ["", "0"])
    expect(lacking(own, { TRUST_PROXY: unset })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is 0 or not set: all visitors/),
    ]);
});

it("does not go live where visitors could go round the proxy, unless told to", () => {
  expect(lacking(own, { HOST: "" })).toEqual([expect.stringMatching(/^HOST is not set: anybody could go round/)]);
  expect(lacking(own, { HOST: "0.0.0.0" })).toEqual([]);
});

it("takes no value of the example of settings live", () => {
  const example = readFileSync(new URL("../deploy/site.env.example", import.meta.url), "utf8");
  const said = (text: string, env: Record<string, string> = {}) =>
    lacking(own, { ...(parseEnv(text) as Record<string, string>), ...env });
  expect(said(example)).toEqual([
    'PUBLIC_ORIGIN still says "your-agency.co.uk", as the example of settings does.',
    'SMTP_URL still says "your-agency.co.uk", as the example of settings does.',
    'MAIL_FROM still says "your-agency.co.uk", as the example of settings does.',
  ]);
  const all = said(example.replace(/^# (?=(DESK|REPLY|ALERT|STRIPE)[A-Z_]+=)/gm, ""), {
    PAYMENTS: "stripe",
    INBOUND_SECRET: "x".repeat(32),
  });
  for (const name of [
    "DESK_EMAILS",
    "REPLY_ADDRESS",
    "ALERT_WEBHOOK_URL",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ])
    expect(all).toContainEqual(expect.stringMatching(new RegExp(`^${name} still says `)));
});

it("keeps the shipped values off a real address", () => {
  const said = lacking(shipped);
  const unproven = said.filter((text) => text.includes("has no evidence"));
  expect(said).toContain('content/site.ts: name still says "Bow & Tassel".');
  expect(unproven).toHaveLength(Object.keys(claims).length + promises.length);
});

it("keeps a build for one address off another", () => {
  expect(wrongBuild(real, "http://localhost:3000")).toEqual([
    expect.stringMatching(/^It was built for http:\/\/localhost:3000\. .*on a server with deploy\/update\.sh/),
  ]);
  // A server whose settings lost PUBLIC_ORIGIN would send links to localhost.
  expect(wrongBuild("http://localhost:3000", real)).toEqual([
    expect.stringMatching(/^It was built for https:\/\/www\.sparkle\.co\.uk\. Set PUBLIC_ORIGIN to that/),
  ]);
  expect(wrongBuild(real, real)).toEqual([]);
  expect(wrongBuild("http://127.0.0.1:4000", "http://localhost:3000")).toEqual([]);
});
