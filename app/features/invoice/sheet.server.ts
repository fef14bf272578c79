/** A tagged A4 sheet: text in the site's typefaces, in structure elements that a screen reader reads in order. */
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { palette } from "../../content/palette.server.ts";
import { type Face, type FontName, faces, fontFiles } from "./fonts.server.ts";

const { ink } = palette;
/** Colour of less important text. Not from the brand, so that it is always dark enough on white paper. */
export const quiet = "#555555";
/** All sizes are in points. A4 is 595 × 842. */
export const margin = 54;
export const width = 595.28 - 2 * margin;
const bottom = 841.89 - 72;

interface TextStyle {
  face?: Face;
  /** Points */
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: "left" | "right";
}

/** Drawn in place of letters that the typefaces lack; the element's text keeps the letters, for screen readers and for copying. */
const unknown = "?";

interface SheetInfo {
  title: string;
  author: string;
  made: Date;
}

export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #finished: Promise<Buffer>;
  readonly #root: PDFKit.PDFStructureElement;
  #lacking = false;

  constructor({ title, author, made }: SheetInfo) {
    // Taken from the document, not from the clock, so that the same document always makes the same file.
    const info = {
      Title: title,
      Author: author,
      Creator: author,
      Producer: "pdfkit",
      CreationDate: made,
      ModDate: made,
    };
    const doc = new PDFDocument({
      size: "A4",
      margins: { top: margin, left: margin, right: margin, bottom: 72 },
      info,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-GB",
      displayTitle: true,
      bufferPages: true,
      // null and not undefined: undefined means the library's default face, whose metrics are in a file that the bundle does not contain.
      font: null as unknown as string,
    });
    this.#doc = doc;
    this.#finished = buffer(doc);
    for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
    this.#root = doc.struct("Document");
    doc.addStructure(this.#root);
  }

  get y(): number {
    return this.#doc.y;
  }

  set y(value: number) {
    this.#doc.y = value;
  }

  /** Whether the text had letters that no font file has. */
  get lacks(): boolean {
    return this.#lacking;
  }

  /** Starts a new page unless there is room. @param height points */
  room(height: number): void {
    if (this.#doc.y + height > bottom) this.#doc.addPage();
  }

  /** Writes a structure element such as "H1", "P" or "TD". @returns the y position below it */
  text(tag: string, text: string, style: TextStyle = {}, parent = this.#root): number {
    const runs = this.#runs(text, style.face ?? "text");
    const lacking = runs.some(({ lacking }) => lacking);
    this.#lacking ||= lacking;
    const draw = () => this.#draw(runs, style);
    parent.add(this.#doc.struct(tag, { ...scope(tag), ...(lacking && { actual: text }) }, draw));
    return this.#doc.y;
  }

  group(tag: string, parent = this.#root): PDFKit.PDFStructureElement {
    const element = this.#doc.struct(tag, scope(tag));
    parent.add(element);
    return element;
  }

  /** A horizontal line, which screen readers skip. */
  rule(weight = 1): void {
    const { y } = this.#doc;
    this.#doc.markContent("Artifact", { type: "Layout" });
    this.#doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(weight)
      .strokeColor(ink)
      .stroke();
    this.#doc.endMarkedContent();
  }

  /** Writes `text` under every page, with page numbers where there is more than one. */
  async end(text: string): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page);
      // Below the margin, and with the margin set to 0, so that the text does not start another page.
      this.#doc.page.margins.bottom = 0;
      this.#doc.markContent("Artifact", { type: "Pagination" });
      const pages = count > 1 ? `  Page ${page + 1} of ${count}` : "";
      this.#draw(this.#runs(`${text}${pages}`, "text"), { size: 8, color: quiet, y: bottom + 18 });
      this.#doc.endMarkedContent();
    }
    this.#doc.end();
    return this.#finished;
  }

  #draw(runs: readonly Run[], { size = 10, color = ink, x = margin, y = this.#doc.y, ...style }: TextStyle): void {
    const doc = this.#doc;
    doc.fontSize(size).fillColor(color);
    const options = { width: style.width ?? width, align: style.align ?? "left", lineGap: size * 0.3 };
    runs.forEach(({ font, text }, index) => {
      const continued = index < runs.length - 1;
      doc.font(font);
      if (index === 0) doc.text(text, x, y, { ...options, continued });
      else doc.text(text, { ...options, continued });
    });
  }

  /** Splits the text wherever it needs another font file of the face. */
  #runs(content: string, face: Face): Run[] {
    const runs: Run[] = [];
    const fontOf = (letter: string) => faces[face].find((name) => this.#has(name, letter));
    for (const typed of tidy(content)) {
      // Another agency's files may have been cut without the minus sign.
      const letter = typed === "−" && !fontOf(typed) ? "-" : typed;
      const known = fontOf(letter);
      const font = known ?? faces[face][0];
      const last = runs.at(-1);
      const lacking = known === undefined;
      if (lacking && last?.lacking && last.text.endsWith(unknown)) continue;
      const text = lacking ? unknown : letter;
      if (last?.font === font) Object.assign(last, { text: last.text + text, lacking: last.lacking || lacking });
      else runs.push({ font, text, lacking });
    }
    return runs.length > 0 ? runs : [{ font: faces[face][0], text: " ", lacking: false }];
  }

  #has(name: FontName, letter: string): boolean {
    if (letter === "\n") return true;
    this.#doc.font(name);
    // The library's type declarations leave out `_font`.
    const { font } = (this.#doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }
}

interface Run {
  font: FontName;
  text: string;
  lacking: boolean;
}

/** The library's type declarations leave out `scope`. */
const scope = (tag: string): object => (tag === "TH" ? { scope: "Column" } : {});

/** Normalises text: composed letters, ordinary spaces, no control characters and no marks that change the writing direction. */
const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\t\u00a0\u2000-\u200a\u202f]/g, " ")
    .replaceAll(/[^\P{C}\n]/gu, "");
