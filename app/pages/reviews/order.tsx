import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { FeedQuery, Sort } from "../../features/review/schema.ts";
import { options } from "../../ui/field/select.tsx";

const sorts = options<Sort>([
  { value: "recent", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "rating-high", label: "Highest rated" },
  { value: "rating-low", label: "Lowest rated" },
]);

interface OrderProps {
  asked: FeedQuery;
  /** The address of the list in an order */
  to(sort: Sort): string;
}

/** The order of the list: a form with a button, which disappears once scripts follow the choice itself. */
export function Order({ asked, to }: OrderProps) {
  const navigate = useNavigate();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <form className="reviews-sort" action="/reviews#list">
      {asked.act && <input type="hidden" name="act" value={asked.act} />}
      {asked.place && <input type="hidden" name="place" value={asked.place} />}
      <label htmlFor="sort">Sort by</label>
      <select
        key={asked.sort}
        id="sort"
        name="sort"
        className="input"
        autoComplete="off"
        defaultValue={asked.sort}
        onChange={({ target }) => navigate(to(target.value as Sort), { preventScrollReset: true })}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-small" hidden={scripted}>
        Sort
      </button>
    </form>
  );
}
