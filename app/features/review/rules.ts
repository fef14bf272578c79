const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "7 Sept 2026"; "Recent" where there is no date. @param date ISO 8601 date */
export const formatReviewDate = (date: string | undefined): string =>
  date ? format.format(new Date(`${date}T00:00:00Z`)) : "Recent";
