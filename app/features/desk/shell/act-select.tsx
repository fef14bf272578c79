import { acts } from "../../catalogue/store.server.ts";

/** The value of the item that chooses all: an item's value may not be empty (specification, section 5). */
export const all = "all";

/** The chosen value in an address; undefined for all. */
export const chosenIn = (value: string | null): string | undefined => (value === all || !value ? undefined : value);

/** Chooses the act that a list is about. @param chosen slug; empty for all acts */
export const ActSelect = ({ chosen }: { chosen: string | undefined }) => (
  <label>
    Act
    <select name="act" className="input" defaultValue={chosen || all}>
      <option value={all}>Every act</option>
      {acts.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
