import { describe, expect, it } from "vitest";
import shipped from "#content/site.ts";
import { site as shape } from "../../content/site-shapes.ts";
import { traderOf } from "./trader.server.ts";

const company = shipped.legal;
const dana = {
  kind: "sole-trader" as const,
  name: "Dana Whitcombe",
  address: "14 Harbour Lane, Bristol, BS1 5XX",
  vatNumber: "",
};
const traderWith = (legal: unknown, name = "Feather & Flare") => traderOf(shape.parse({ ...shipped, name, legal }));

describe("a company", () => {
  it("is named with its number, part of the United Kingdom and registered office", () => {
    const trader = traderWith({ ...company, tradingAddress: "2 Example Street, London, EX1 1EX" }, shipped.name);
    expect(trader).toEqual({
      legalName: "Bow & Tassel Entertainments Ltd",
      address: "2 Example Street, London, EX1 1EX",
      footer:
        "Bow & Tassel Entertainments Ltd, registered in England and Wales, company number 00000000. Registered office: 1\u00a0Example Street, London, EX1\u00a01EX. Trading address: 2\u00a0Example Street, London, EX1\u00a01EX. Not registered for VAT.",
      email:
        "Bow & Tassel Entertainments Ltd, registered in England and Wales, number 00000000. 1 Example Street, London, EX1 1EX.",
      invoice: "Registered in England and Wales, number 00000000. 1 Example Street, London, EX1 1EX.",
      contract:
        "Bow & Tassel Entertainments Ltd, registered in England and Wales, company number 00000000, trading as Bow & Tassel. Registered office: 1 Example Street, London, EX1 1EX",
      tradingAs: "Bow & Tassel",
      lines: [
        "Registered in England and Wales, number 00000000",
        "Registered office: 1 Example Street, London, EX1 1EX. We work at: 2 Example Street, London, EX1 1EX",
      ],
    });
  });

  it("is what an agency without a kind is, as before there was one", () => {
    const { kind: _, ...before } = company;
    expect(traderWith(before)).toEqual(traderWith(company));
  });

  it("says its one address once to whoever books, and its VAT number", () => {
    expect(traderWith({ ...company, vatNumber: "GB 123 4567 89" })).toMatchObject({
      footer: expect.stringMatching(/ VAT number GB 123 4567 89\.$/),
      lines: [
        "Registered in England and Wales, number 00000000, VAT number GB 123 4567 89",
        "1 Example Street, London, EX1 1EX",
      ],
    });
  });
});

describe("a sole trader", () => {
  it("is named with the business name and an address, and nothing of a company", () => {
    const trader = traderWith(dana);
    expect(trader).toEqual({
      legalName: "Dana Whitcombe",
      address: "14 Harbour Lane, Bristol, BS1 5XX",
      footer:
        "Dana Whitcombe, trading as Feather & Flare. Address: 14\u00a0Harbour Lane, Bristol, BS1\u00a05XX. Not registered for VAT.",
      email: "Dana Whitcombe, trading as Feather & Flare. 14 Harbour Lane, Bristol, BS1 5XX.",
      invoice: "Trading as Feather & Flare. 14 Harbour Lane, Bristol, BS1 5XX.",
      contract: "Dana Whitcombe, trading as Feather & Flare",
      tradingAs: "Feather & Flare",
      lines: ["14 Harbour Lane, Bristol, BS1 5XX"],
    });
    expect(JSON.stringify(trader)).not.toMatch(/regist(?!ered for VAT)|company|undefined/i);
  });

  it("says the VAT number, where there is one", () => {
    expect(traderWith({ ...dana, vatNumber: "GB 123 4567 89" })).toMatchObject({
      footer: expect.stringMatching(/BS1\u00a05XX\. VAT number GB 123 4567 89\.$/),
      lines: ["VAT number GB 123 4567 89", "14 Harbour Lane, Bristol, BS1 5XX"],
    });
  });

  it("who trades under their own name is named once", () => {
    expect(traderWith(dana, "Dana Whitcombe")).toMatchObject({
      footer: expect.stringMatching(/^Dana Whitcombe\. Address: /),
      email: "Dana Whitcombe. 14 Harbour Lane, Bristol, BS1 5XX.",
      invoice: "14 Harbour Lane, Bristol, BS1 5XX.",
      contract: "Dana Whitcombe",
      tradingAs: null,
    });
  });
});
