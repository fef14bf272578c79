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

/** "Saint Albans" → "st-albans", for addresses and file names. */
export const slugOf = (name: string): string => normaliseName(name).replaceAll(" ", "-");
