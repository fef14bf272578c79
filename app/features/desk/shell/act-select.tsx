interface ActSelectProps {
  acts: readonly { slug: string; name: string }[];
  /** Slug; all of them when empty */
  chosen: string | undefined;
}

/** Which act a list is about. */
export const ActSelect = ({ acts, chosen = "" }: ActSelectProps) => (
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
