/** Parts of app/ that share one file in the browser, together with what they import: folders, or files without their endings. */
export const chunks = {
  site: [
    "startup",
    "pages/shell",
    "features/catalogue/hero-offer",
    "features/site",
    ...["rating-summary", "review-card", "rules", "schema", "stars"].map((name) => `features/review/${name}`),
    ...["accented", "breadcrumbs", "copy", "duration", "head", "icon", "is-answered", "menu", "message", "money"].map(
      inUi,
    ),
    ...["page-hero", "pills", "poster", "rich-text", "check-list"].map(inUi),
  ],
  forms: [
    "forms",
    "features/quote/form",
    "features/quote/next-steps",
    "features/money",
    ...["error-summary", "field", "figure-head", "price-lines", "price-panel"].map(inUi),
  ],
};

function inUi(name: string) {
  return `ui/${name}`;
}

/** Finds the modules of a chunk by their paths. */
export const modulesOf = (parts: readonly string[]) => new RegExp(`/app/(${parts.join("|")})[./]`);
