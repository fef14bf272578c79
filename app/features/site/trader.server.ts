import type { Site } from "../../content/site-shapes.ts";
import { unbrokenText } from "../../ui/unbroken.tsx";

/**
 * Who the agency is in law, in the words of each place that has to say it: a company its name, number, part of the United Kingdom and
 * registered office (Companies (Trading Disclosures) Regulations 2008); a sole trader their own name and an address at which
 * documents can be served (Companies Act 2006, part 41).
 */
export function traderOf({ name, legal }: Pick<Site, "name" | "legal">) {
  const vat = legal.vatNumber && `VAT number ${legal.vatNumber}`;
  const footerEnd = `${vat || "Not registered for VAT"}.`;
  if (legal.kind === "sole-trader") {
    const { name: legalName, address } = legal;
    const tradingAs = legalName === name ? null : name;
    const named = tradingAs ? `${legalName}, trading as ${name}` : legalName;
    return {
      legalName,
      tradingAs,
      address,
      footer: `${named}. ${unbrokenText(`Address: ${address}.`)} ${footerEnd}`,
      email: `${named}. ${address}.`,
      /** At the foot of an invoice, after the legal name */
      invoice: `${tradingAs ? `Trading as ${name}. ` : ""}${address}.`,
      /** In the terms: "Your contract is with …" */
      contract: named,
      /** Below the name, on the step before payment */
      lines: [...(vat ? [vat] : []), address],
    };
  }
  const { registeredName: legalName, registeredIn, companyNumber, registeredOffice: office, tradingAddress } = legal;
  const registered = `Registered in ${registeredIn}, number ${companyNumber}`;
  const named = `${legalName}, registered in ${registeredIn}, company number ${companyNumber}`;
  const addresses = unbrokenText(`Registered office: ${office}. Trading address: ${tradingAddress}.`);
  return {
    legalName,
    tradingAs: name,
    address: tradingAddress,
    footer: `${named}. ${addresses} ${footerEnd}`,
    email: `${legalName}, registered in ${registeredIn}, number ${companyNumber}. ${office}.`,
    invoice: `${registered}. ${office}.`,
    contract: `${named}, trading as ${name}. Registered office: ${office}`,
    lines: [
      vat ? `${registered}, ${vat}` : registered,
      office === tradingAddress ? office : `Registered office: ${office}. We work at: ${tradingAddress}`,
    ],
  };
}
