import type { CompanyToken, PriceToken, SiteToken } from "../../content/page-shapes.ts";
import { withPrices } from "../catalogue/fill-prices.server.ts";
import { prices } from "../catalogue/store.server.ts";
import { claimed, site, trader } from "./site.server.ts";

const { legal, retention, complaints, claims } = site;

const values = {
  name: site.name,
  trader: trader.contract,
  legalName: trader.legalName,
  tradingAddress: trader.address,
  email: `[${site.email}](mailto:${site.email})`,
  phone: `[${site.phone.display}](tel:${site.phone.e164})`,
  openingHours: site.openingHours,
  vat: prices.vat,
  enquiryMonths: String(retention.enquiryMonths),
  bookingYears: String(retention.bookingYears),
  backupDays: String(retention.backupDays),
  insurance: claimed(claims.insurance) ?? "",
  complaintWeeks: String(complaints.withinWeeks),
  complaintAckDays: String(complaints.acknowledgedDays),
  complaintAnswerDays: String(complaints.answeredDays),
} satisfies Record<Exclude<SiteToken, PriceToken | CompanyToken>, string>;

/** Tokens of content made before {trader} and {legalName}; a sole trader's texts may not use them (npm run content:check). */
const ofCompany: Partial<Record<string, string>> = legal.kind === "company" ? legal : {};

/** Replaces the tokens in an information page, such as {legalName} or {perMile}; {email} and {phone} become links (ui/rich-text). */
export const fillSiteTokens = (text: string): string =>
  withPrices(
    text.replace(
      /\{(\w+)\}/g,
      (match, token: string) => values[token as keyof typeof values] ?? ofCompany[token] ?? match,
    ),
  );
