import { useId } from "react";
import type { Sort } from "../schema.ts";

const modes = [
  { value: "recent", label: "By date" },
  { value: "rating-high", label: "Highest rated" },
  { value: "rating-low", label: "Lowest rated" },
] as const;

const dates = [
  { value: "recent", label: "Newest" },
  { value: "oldest", label: "Oldest" },
] as const;

/** Three sort modes, and Newest/Oldest, of which neither is chosen when sorted by rating. */
export function SortControls({ sort, onSort }: { sort: Sort; onSort(sort: Sort): void }) {
  const groups = [
    { legend: "Sort by", choices: modes, chosen: sort === "oldest" ? "recent" : sort },
    { legend: "Dates", choices: dates, chosen: sort },
  ];
  const id = useId();
  return (
    <div className="sort-controls">
      {groups.map(({ legend, choices, chosen }) => (
        <fieldset key={legend}>
          <legend className="visually-hidden">{legend}</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="pill choice">
              <input type="radio" name={id + legend} checked={value === chosen} onChange={() => onSort(value)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
