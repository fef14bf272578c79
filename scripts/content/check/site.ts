/** What other files say otherwise than site.ts: whether VAT is in the prices, and whether the agency is a company and has WhatsApp. */
import path from "node:path";
import { companyTokens } from "../../../app/content/page-shapes.ts";
import type { Prices } from "../../../app/content/shape.ts";
import type { Site } from "../../../app/content/site-shapes.ts";
import { type Problem, quoted } from "./problem.ts";
import { problemIf, type Source } from "./source.ts";
import { fieldName, inEveryText } from "./texts.ts";

export function siteProblems(sources: readonly Source[]): Problem[] {
  const site = sources.find(({ file }) => file === "site.ts")?.value as Site | undefined;
  const prices = sources.find(({ file }) => file === "prices.ts");
  if (!site || !prices) return [];
  return [
    ...vatProblems(site, prices),
    ...(site.chat ? [] : sources.flatMap(namesWhatsApp)),
    ...(site.legal.kind === "sole-trader" ? sources.flatMap(namesCompany) : []),
  ];
}

function vatProblems({ legal }: Site, prices: Source): Problem[] {
  const { vat, vatPercent } = prices.value as Prices;
  const percent = /(\d+(?:\.\d+)?)\s?%/.exec(vat)?.[1];
  const wrong = (is: boolean, says: string) => problemIf(is, prices, ["vat"], `vat is ${quoted(vat)}, and ${says}`);
  if (!legal.vatNumber)
    return wrong(
      percent !== undefined || /\b(?:includ(?:e|es|ed|ing)|plus|with) VAT\b/i.test(vat),
      "site.ts has no vatNumber. Only who is registered may name VAT in a price: “No VAT is added.”",
    );
  if (/\bno VAT\b|\bnot registered\b/i.test(vat) || !/VAT/i.test(vat))
    return wrong(
      true,
      `site.ts has a vatNumber. Say that it is in the prices: “Prices include VAT at ${vatPercent}%.”`,
    );
  return wrong(
    percent !== undefined && Number(percent) !== vatPercent,
    `vatPercent is ${vatPercent}. Invoices take the second`,
  );
}

/** The files whose words are about the agency itself. */
const aboutUs = "{menus,pages/*,acts/*/page}.ts";

/** Texts that name WhatsApp, which an agency without it does not have; the buttons of home.ts are not shown then. */
const namesWhatsApp = (source: Source): Problem[] =>
  path.matchesGlob(source.file, aboutUs)
    ? inEveryText(source.value, (text, field) =>
        problemIf(
          /WhatsApp/i.test(text) && !field.includes("buttons"),
          source,
          field,
          `${fieldName(field)} names WhatsApp, and chat in site.ts is null`,
        ),
      )
    : [];

/** What is filled in of a company alone; a sole trader has none of it. */
const namesCompany = (source: Source): Problem[] =>
  path.matchesGlob(source.file, aboutUs)
    ? inEveryText(source.value, (text, field) =>
        companyTokens.flatMap((token) =>
          problemIf(
            text.includes(`{${token}}`),
            source,
            field,
            `${fieldName(field)} has {${token}}, and legal in site.ts is a sole trader’s. Write {trader}, or {legalName} for the name alone`,
          ),
        ),
      )
    : [];
