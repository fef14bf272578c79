import { acts } from "../../catalogue/store.server.ts";

/** Chooses the act that a list is about. @param chosen slug; empty for all acts */
export const ActSelect = ({ chosen = "" }: { chosen: string | undefined }) => (
  <label>
    Act
    <select name="act" className="input" defaultValue={chosen}>
      <option value="">Every act</option>
      {acts.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
