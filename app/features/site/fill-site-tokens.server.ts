import type { PriceToken, SiteToken } from "../../content/page-shapes.ts";
import { withPrices } from "../catalogue/fill-prices.server.ts";
import { prices } from "../catalogue/store.server.ts";
import { claimed, site } from "./site.server.ts";

const { legal, retention, complaints, claims } = site;

const values = {
  name: site.name,
  registeredName: legal.registeredName,
  registeredIn: legal.registeredIn,
  companyNumber: legal.companyNumber,
  registeredOffice: legal.registeredOffice,
  tradingAddress: legal.tradingAddress,
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
} satisfies Record<Exclude<SiteToken, PriceToken>, string>;

/** Replaces the tokens in an information page, such as {registeredName} or {perMile}; {email} and {phone} become links (ui/rich-text). */
export const fillSiteTokens = (text: string): string =>
  withPrices(text.replace(/\{(\w+)\}/g, (match, token: string) => values[token as keyof typeof values] ?? match));
