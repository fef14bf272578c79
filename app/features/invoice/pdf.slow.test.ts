import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "../../../tests/support/texts/any-character.ts";
import { readPdf } from "../../../tests/support/texts/pdf-text.ts";
import type { InvoiceContent } from "./content.server.ts";
import { pdfOf } from "./pdf.server.ts";

const content: InvoiceContent = {
  from: {
    name: "Bow & Tassel Entertainments Ltd",
    registered: "Registered in England and Wales, number 00000000.",
    address: "1 Example Street, London, EX1 1EX",
    email: "hello@bow-and-tassel.example",
    phone: "020 7946 0123",
  },
  to: { name: "Zoë Łukasiewicz", company: "Acme & Sons", address: "2 Long Lane\nLeeds", poNumber: "PO-4711" },
  about: "2 × cheeky butlers, Two hours",
  eventDate: "2027-06-12",
  day: "2026-11-21",
  lines: [
    { label: "2 × cheeky butlers, two hours", detail: "£160 each", pence: 32_000 },
    { label: "Travel to York", detail: "From Leeds", pence: 630 },
  ],
  total: 32_630,
  vat: null,
  received: [{ label: "Deposit", day: "2026-11-21", pence: 6526 }],
  left: { pence: 26_104, by: "2027-05-29" },
  writtenOff: 0,
  toBook: null,
  payTo: null,
  invoice: null,
  reason: null,
};
const row = { kind: "invoice", number: 7, reference: "BT-7K4M-92QX", issuedAt: "2026-11-21T12:00:00.000Z" } as const;
const draw = async (changes: Partial<InvoiceContent> = {}) =>
  readPdf(await pdfOf({ ...row, content: { ...content, ...changes } }));

/** How many cells each row of the table has. */
const cellsIn = (raw: string) =>
  [...raw.matchAll(/\/S \/TR\b[^>]*?\/K \[([^\]]*)\]/g)].map(([, cells = ""]) => cells.match(/ 0 R/g)?.length);

it("says from whom, to whom, for what, what came and what is left, and nothing of VAT where there is none", async () => {
  const { lines, raw } = await draw();
  expect(lines).toEqual(
    expect.arrayContaining([
      "Invoice",
      "Number: INV-0007",
      "Your PO number: PO-4711",
      "Acme & Sons",
      "Leeds",
      "£320.00",
      "£326.30",
      "−£65.26",
      "Left to pay, by 29 May 2027",
      "£261.04",
    ]),
  );
  // In two pieces, since two files of the typeface have its letters.
  expect(lines.join("")).toContain("Zoë Łukasiewicz");
  expect(lines.join(" ")).not.toContain("VAT");
  // For screen readers: tagged, with its language and its title.
  for (const sign of ["/Marked true", "/Lang (en-GB)", "/DisplayDocTitle true", "/S /Table", "/S /TH", "/S /H1"])
    expect(raw).toContain(sign);
  expect(new Set(cellsIn(raw))).toEqual(new Set([2]));
  const taxed = await draw({ vat: { number: "GB 123 4567 89", percent: 20, pence: 5438 } });
  expect(new Set(cellsIn(taxed.raw)), "the sum of a total is not in the column without VAT").toEqual(new Set([3]));
});

it("breaks a long name before it comes near the column beside it", async () => {
  const { lines } = await draw({ to: { ...content.to, name: "Theodora Wetherby-Montgomery" } });
  expect(lines).toEqual(expect.arrayContaining(["Theodora Wetherby-", "Montgomery"]));
});

it("has the account to pay to, where customers pay by transfer", async () => {
  const { lines } = await draw({
    payTo: { accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" },
  });
  const at = lines.indexOf("Pay by bank transfer");
  expect(lines.slice(at + 1, at + 5)).toEqual([
    "Account name: Sparkle Ltd",
    "Sort code: 20-00-01",
    "Account number: 12345678",
    "Payment reference: BT-7K4M-92QX",
  ]);
  expect((await draw()).lines.join(" ")).not.toContain("bank transfer");
});

it("says what is no longer asked for, so that its sums come to nothing left", async () => {
  const { lines } = await draw({ left: null, writtenOff: 26_104 });
  expect(lines.slice(lines.indexOf("No longer asked for"))).toEqual(
    expect.arrayContaining(["No longer asked for", "−£261.04", "Left to pay", "Nothing"]),
  );
});

it("takes VAT out of the price where the agency is registered", async () => {
  const { lines } = await draw({ vat: { number: "GB 123 4567 89", percent: 20, pence: 5438 } });
  expect(lines).toEqual(
    expect.arrayContaining(["VAT invoice", "Our VAT number: GB 123 4567 89", "£266.67", "£5.25", "£271.92", "£54.38"]),
  );
});

it("is the same file whenever it is drawn", async () => {
  expect((await pdfOf({ ...row, content })).equals(await pdfOf({ ...row, content }))).toBe(true);
});

it("goes on to further pages, each numbered", async () => {
  const line = { label: "A line", detail: "and what it is about. ".repeat(20), pence: 1000 };
  const { pages, lines } = await draw({ lines: Array.from({ length: 30 }, () => line) });
  expect(pages).toBeGreaterThan(1);
  expect(lines.join("\n")).toContain(`Page ${pages} of ${pages}`);
  expect(lines.filter((text) => text === "A line")).toHaveLength(30);
});

it("draws names in any script, and keeps letters that its typefaces lack in the text for screen readers", async () => {
  for (const name of ["王小明", "Ελένη", "שרה", "محمد", "नेहा", "👯‍♀️ Kim", "e\u0301lodie"]) {
    const { lines, actual } = await draw({ to: { ...content.to, name } });
    const drawn = lines.join("");
    expect(drawn).not.toContain("\ufffd");
    if (name === "e\u0301lodie") expect(drawn).toContain("élodie");
    else {
      expect(actual).toContain(name);
      expect(drawn).toContain("A “?” stands for letters");
    }
  }
});

it("never lets typed text become instructions of the PDF", async () => {
  const dangerous = [
    ") Tj ET endstream endobj",
    "/JS (app.alert(1))",
    "<< /OpenAction 1 0 R >>",
    "(\\",
    "\\",
    "\u202eevil",
    "\0\n\r",
  ];
  const typed = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 80 }), fc.constantFrom(...dangerous));
  // Ten in a document, since most of the time goes into its other parts.
  const ten = fc.array(fc.tuple(typed, typed), { minLength: 10, maxLength: 10 });
  const examples: [[string, string][]][] = [[dangerous.map((text) => [text, text])]];
  await fc.assert(
    fc.asyncProperty(ten, async (pairs) => {
      const [name = "", company = "", address = "", poNumber = ""] = pairs.flat();
      const { raw, lines } = await draw({
        to: { name, company, address, poNumber },
        lines: pairs.map(([label, detail]) => ({ label, detail, pence: 100 })),
      });
      // Nothing that a text of somebody else could have added.
      expect(raw.replaceAll(/\/ActualText \((?:\\[\s\S]|[^\\)])*\)/g, "")).not.toMatch(
        /\/(JS|JavaScript|OpenAction|Launch|URI|AA)/,
      );
      expect(lines.filter((line) => line === "£1.00")).toHaveLength(pairs.length);
    }),
    { numRuns: examples.length + Number(process.env.PDF_RUNS ?? 2), examples },
  );
});
