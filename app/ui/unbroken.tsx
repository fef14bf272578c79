import type { ReactNode } from "react";

/**
 * What is kept on one line wherever a text breaks: a date, a telephone number, a reference, a postcode, "£90 in all", a house number with
 * its street's name, a company's "number 01234567", "2 × butlers". Each is short enough for a narrow column, so a full weekday is not
 * kept with its date. A comma after a value is kept with it: otherwise it would begin the next line where the value fills its own.
 * Ordinary spaces are used, so that copied text can be searched for and typed again.
 */
const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const month = `(?:${months}|${months.replace(/(\w{3})\w+/g, "$1")})`;
const date = `(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\s)?\\d{1,2}\\s${month}(?:\\s\\d{4})?`;
const reference = "[0-9A-Z]{1,2}-[0-9A-Z]{4}-[0-9A-Z]{4}|[A-Z]{2,4}-\\d{4,6}";
const postcode = "[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}";
const house = "\\d{1,4}[A-Za-z]?\\s[A-Z]\\w{1,20}(?=\\s(?:Street|Road|Lane|Avenue|Way|Place|Square|Close)\\b)";
const home = "0\\d{2,4}(?:\\s\\d{3,4}){1,2}";
const count = "\\d{1,3}\\s×\\s[A-Za-z]{1,14}";
const company = "number\\s[0-9A-Z]{6,12}";
const sum = "£\\d[\\d,.]*\\sin\\sall";
const abroad = "\\+\\d{1,3}(?:\\s\\d{2,5}){2,4}";
const value = new RegExp(
  `((?:\\b(?:${date}|${reference}|${postcode}|${house}|${home}|${count}|${company})|${abroad}|${sum})\\b,?)`,
);
/** Splits a text; every second piece is such a value. */
const piecesOf = (text: string) => text.split(value);

/** A text whose values don't break. */
export const Unbroken = ({ children }: { children: string }): ReactNode =>
  piecesOf(children).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <span key={index} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );

/** The same with non-breaking spaces, which take fewer bytes. For text on every page that contains no references. */
export const unbrokenText = (text: string): string =>
  piecesOf(text)
    .map((piece, index) => (index % 2 ? piece.replaceAll(" ", "\u00a0") : piece))
    .join("");

/** Elements whose content is not laid out as text. */
const opaque = /^<\/?(title|style|script|textarea|select|svg)\b/;

/**
 * The same for a complete document that React has rendered (it escapes angle brackets in attributes) and that is not hydrated: emails and
 * the desk. Doing it once here is safer than a component in some hundred places, which would be forgotten in new ones.
 * @param attribute that keeps an element on one line there
 */
export function unbrokenHtml(html: string, attribute: string): string {
  let inside: string | undefined;
  const whole = (piece: string, index: number) => (index % 2 ? `<span ${attribute}>${piece}</span>` : piece);
  return html
    .split(/(<[^<>]*>)/)
    .map((part, index) => {
      if (index % 2 === 0) return inside ? part : piecesOf(part).map(whole).join("");
      const [, name] = opaque.exec(part) ?? [];
      if (name && !inside && !part.startsWith("</")) inside = name;
      else if (name && name === inside && part.startsWith("</")) inside = undefined;
      return part;
    })
    .join("");
}
