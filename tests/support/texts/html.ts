/** What a page's HTML says. */

/** The text of a page's main part, without tags and with entities decoded. */
export const textOf = (html: string): string =>
  decoded(
    (/<main id="main" tabindex[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
      .replaceAll(/<[^>]*>/g, " "),
  ).replaceAll(/\s+/g, " ");

export const decoded = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&amp;", "&");
