import { formatPounds } from "../../ui/money.ts";
import { acts, fromPrice } from "./store.server.ts";

/** The lookup number for an unknown category. */
const otherCategory = 100;

interface ActPrice {
  category: string;
  /** The lowest price, as on the act's card; null for an unknown category */
  from: { pence: number; formatted: string } | null;
  /** The number of the act-price lookup. It has no currency and is not a price. */
  lookup: number;
}

const all: ActPrice[] = acts.map(({ slug, name, lookup }) => ({
  category: name,
  from: { pence: fromPrice(slug), formatted: formatPounds(fromPrice(slug)) },
  lookup,
}));

export function actPrices(category: string | null): { acts: ActPrice[]; otherLookup: number } | ActPrice {
  if (category === null) return { acts: all, otherLookup: otherCategory };
  const asked = category.trim().toLowerCase();
  return (
    all.find((act) => act.category.toLowerCase() === asked) ?? {
      category: category.trim().slice(0, 100),
      from: null,
      lookup: otherCategory,
    }
  );
}
