import { acts } from "../../catalogue/store.server.ts";

/** The value of the item that chooses all: an item's value may not be empty (specification, section 5). */
const all = "all";

/** The chosen value in an address; undefined for all. */
export const chosenIn = (value: string | null): string | undefined => (value === all || !value ? undefined : value);

interface FilterProps {
  name: string;
  label: string;
  /** The one that chooses all has the value "" */
  items: readonly (readonly [value: string, label: string])[];
  chosen: string | undefined;
}

/** Chooses what a list is about. */
export const Filter = ({ name, label, items, chosen }: FilterProps) => (
  <label>
    {label}
    <select name={name} className="input" defaultValue={chosen || all}>
      {items.map(([value, text]) => (
        <option key={value} value={value || all}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** @param chosen slug; empty for all acts */
export const ActFilter = ({ chosen }: Pick<FilterProps, "chosen">) => (
  <Filter
    name="act"
    label="Act"
    items={[["", "Every act"], ...acts.map(({ slug, name }) => [slug, name] as const)]}
    chosen={chosen}
  />
);
