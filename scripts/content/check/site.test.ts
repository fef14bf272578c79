import { expect, it } from "vitest";
import { site as shape } from "../../../app/content/site-shapes.ts";
import prices from "../../../content/prices.ts";
import site from "../../../content/site.ts";
import { siteProblems } from "./site.ts";
import { problemOf } from "./texts.ts";

const saysWith = (
  vat: Partial<typeof prices>,
  vatNumber: string,
  chat: unknown = site.chat,
  legal: object = site.legal,
) => {
  const source = (file: string, value: unknown) => ({ file, value, lineOf: () => undefined });
  return siteProblems([
    source("site.ts", { ...site, chat, legal: { ...legal, vatNumber } }),
    source("prices.ts", { ...prices, ...vat }),
    source("pages/home.ts", { hero: { buttons: { chat: "WhatsApp" } } }),
    source("pages/contact.ts", { title: "By form, phone or WhatsApp" }),
    source("pages/terms.ts", { lede: "By {registeredName}, that is {trader}" }),
  ]).map(({ file, says }) => `${file}: ${says}`);
};

it("says where VAT is in the prices by one file, and not by the other", () => {
  const number = "GB 123 4567 89";
  for (const [vat, registered] of [
    ["No VAT is added.", ""],
    ["We are not registered for VAT.", ""],
    ["Prices include VAT at 20%.", number],
    ["VAT is in every price.", number],
  ] as const)
    expect(saysWith({ vat }, registered), vat).toEqual([]);
  expect(saysWith({}, number)).toEqual([
    "prices.ts: vat is “No VAT is added.”, and site.ts has a vatNumber. Say that it is in the prices: “Prices include VAT at 20%.”",
  ]);
  expect(saysWith({ vat: "Prices include VAT." }, "")).toEqual([
    "prices.ts: vat is “Prices include VAT.”, and site.ts has no vatNumber. Only who is registered may name VAT in a price: “No VAT is added.”",
  ]);
  expect(saysWith({ vat: "Prices include 17.5% VAT." }, number)).toEqual([
    "prices.ts: vat is “Prices include 17.5% VAT.”, and vatPercent is 20. Invoices take the second",
  ]);
});

it("says which texts name WhatsApp where the agency has none; the home page's buttons are left out then", () => {
  expect(saysWith({}, "", null)).toEqual(["pages/contact.ts: title names WhatsApp, and chat in site.ts is null"]);
});

it("says which texts name what only a company has, where the agency is a sole trader", () => {
  const dana = { kind: "sole-trader", name: "Dana Whitcombe", address: "14 Harbour Lane, Bristol, BS1 5XX" };
  expect(saysWith({}, "", site.chat, dana)).toEqual([
    "pages/terms.ts: lede has {registeredName}, and legal in site.ts is a sole trader’s. Write {trader}, or {legalName} for the name alone",
  ]);
});

it("says in plain words what a company or a sole trader has to fill in", () => {
  const address = "14 Harbour Lane, Bristol, BS1 5XX";
  const saysOf = (legal: object) => {
    const value = { ...site, legal: { ...legal, vatNumber: "" } };
    const { error } = shape.safeParse(value);
    return error?.issues.map((issue) => problemOf({ file: "site.ts", value, lineOf: () => undefined }, issue).says);
  };
  expect(saysOf({ kind: "sole-trader", name: "Dana Whitcombe", address })).toBeUndefined();
  expect(saysOf({ kind: "sole-trader", name: "Dana Whitcombe" })).toEqual([
    "legal › address is missing. It has to be an address in the United Kingdom where documents reach you, which every page shows",
  ]);
  expect(saysOf({ kind: "sole-trader", name: "Feather & Flare Ltd.", address })).toEqual([
    'legal › name is “Feather & Flare Ltd.”. It has to be the name of a person. A company has kind: "company"',
  ]);
  expect(saysOf({ kind: "self-employed", name: "Dana Whitcombe", address })).toEqual([
    "legal › kind is “self-employed”. It has to be “company”, or “sole-trader”",
  ]);
  expect(saysOf({ name: "Dana Whitcombe", address })?.[0]).toMatch(
    /^legal › registeredName is missing\. .* If you are a sole trader, write kind: "sole-trader", your own name/,
  );
  const { registeredOffice: _, ...company } = site.legal;
  expect(saysOf(company)).toEqual(["legal › registeredOffice is missing. It has to be the address at Companies House"]);
});
