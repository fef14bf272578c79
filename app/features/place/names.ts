/** The normal form in which names are compared: "st albans" for "Saint-Albans". */
export const normaliseName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{M}.'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(/\bsaint\b/g, "st")
    .trim();

const centreBefore = /^(?:the )?(?:central|(?:(?:city|town) )?cent(?:re|er) of) /;
const centreAfter = /^(?:(?:city|town) )?cent(?:re|er|ral)(?: |$)/;

/** Maximum characters that are read of a typed place; the rest is ignored. */
export const maxTypedLength = 60;

/** The first three letters, by which names are fetched. @returns undefined for fewer, and for a postcode, which is no name */
export function townStart(text: string): string | undefined {
  const words = normaliseName(text.slice(0, maxTypedLength));
  return /^[a-z]{3}/.exec(words.replaceAll(" ", ""))?.[0];
}

/** The county or country in words after a place's name: "northern ireland" for "NI", "" for "city centre". @param words normalised */
export const regionOf = (words: string): string =>
  words.replace(centreAfter, "").replace(/^n(?:i| ireland)$/, "northern ireland");

/**
 * The county or country after a place's name: "west yorkshire" for "Leeds West Yorkshire", "" for "Leeds", "Leeds city centre" and
 * "Central Leeds".
 * @param typed normalised. @param name the place's, normalised. @returns undefined if the text begins with another name
 */
export function regionAfter(typed: string, name: string): string | undefined {
  const words = typed.replace(centreBefore, "");
  if (words === name) return "";
  return words.startsWith(`${name} `) ? regionOf(words.slice(name.length + 1)) : undefined;
}

/** "Saint Albans" → "st-albans", for addresses and file names. */
export const slugOf = (name: string): string => normaliseName(name).replaceAll(" ", "-");
