import { expect, it } from "vitest";
import prices from "../../../content/prices.ts";
import site from "../../../content/site.ts";
import { siteProblems } from "./site.ts";

const saysWith = (vat: Partial<typeof prices>, vatNumber: string, chat: unknown = site.chat) => {
  const source = (file: string, value: unknown) => ({ file, value, lineOf: () => undefined });
  return siteProblems([
    source("site.ts", { ...site, chat, legal: { ...site.legal, vatNumber } }),
    source("prices.ts", { ...prices, ...vat }),
    source("pages/home.ts", { hero: { buttons: { chat: "WhatsApp" } } }),
    source("pages/contact.ts", { title: "By form, phone or WhatsApp" }),
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
