/** The front of a postcode: "SW1A 1AA" is in the district SW1A in the area SW. */

export interface PostcodeIndex {
  /** By postcode area: its name, the slug of our nearest place, and whether that is in the area */
  areas: Record<string, readonly [town: string, nearest: string, isInside: boolean]>;
  /** For each postcode district: the slug of our nearest place, if it differs from the area's */
  districts: Record<string, string>;
}

export interface Postcode {
  area: string;
  district?: string;
}

/** @returns undefined for a text that can't be the front of a postcode: "Leeds" */
export function postcodeOf(text: string): Postcode | undefined {
  const typed = text.trim();
  // The longest valid text is "SW1A 1AA".
  if (typed.length > 10) return undefined;
  const [, area, digits] = /^([a-z]{1,2})(?:(\d[a-z\d]?)(?:\s*\d[a-z]{2}|\s*\d?)?)?$/i.exec(typed) ?? [];
  if (!area) return undefined;
  return { area: area.toUpperCase(), ...(digits && { district: `${area}${digits}`.toUpperCase() }) };
}

/** A district, and the district it is part of: EC1 for EC1V. */
export const widened = (district: string): string[] => [district, district.replace(/[A-Z]$/, "")];

export function slugOfPostcode({ area, district }: Postcode, { areas, districts }: PostcodeIndex) {
  const [town, nearest, isInside] = areas[area] ?? [];
  if (!town || !nearest) return undefined;
  const [slug] = district ? widened(district).flatMap((one) => districts[one] ?? []) : [];
  return slug ? ({ slug, by: "district" } as const) : ({ slug: nearest, by: "area", town, isInside } as const);
}
