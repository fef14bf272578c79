import { afterEach, expect, it } from "vitest";
import { openChanges } from "../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { site } from "../site/site.server.ts";
import { parseContent } from "./content.server.ts";
import { invoicesOf } from "./store.server.ts";

const { vatNumber: shipped } = site.legal;
const setVatNumber = (vatNumber: string) => void Object.assign(site.legal, { vatNumber });
afterEach(() => setVatNumber(shipped));

const number = "GB 123 4567 89";

describeOnEach("the VAT of a credit note", (bench) => {
  it.each([
    { issuedWith: "", creditedWith: number, vat: null },
    { issuedWith: number, creditedWith: "", vat: { number, percent: 20, pence: 5438 } },
  ])(
    "is the invoice's, issued with the number “$issuedWith” and credited with “$creditedWith”",
    async ({ issuedWith, creditedWith, vat }) => {
      const { ports, booked } = await openChanges(bench);
      setVatNumber(issuedWith);
      const { reference } = await booked();
      setVatNumber(creditedWith);
      await cancelQuote(ports, { reference, actor: "owner", byAgency: true });
      const documents = await invoicesOf(ports.database, reference);
      const vatOf = (kind: string) => parseContent(documents.find((one) => one.kind === kind)?.content ?? "").vat;
      expect(vatOf("invoice")).toEqual(vat);
      expect(vatOf("credit-note")).toEqual(vat);
    },
  );
});
