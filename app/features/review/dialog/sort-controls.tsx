import { useId } from "react";
import type { Sort } from "../schema.ts";

interface SortControlsProps {
  sort: Sort;
  onSort(sort: Sort): void;
}

const modes = [
  { value: "recent", label: "By date" },
  { value: "rating-high", label: "Highest rated" },
  { value: "rating-low", label: "Lowest rated" },
] as const satisfies { value: Sort; label: string }[];

const ways = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
] as const;

/**
 * The three sort modes and the Newest/Oldest toggle. Both of the toggle are by date alone and leave a sort by rating, in which
 * neither is chosen: what is chosen already cannot be chosen.
 */
export function SortControls({ sort, onSort }: SortControlsProps) {
  const id = useId();
  const way = sort === "recent" ? "newest" : sort;
  return (
    <div className="sort-controls">
      <fieldset>
        <legend className="visually-hidden">Sort by</legend>
        {modes.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={`${id}sort`}
              checked={value === (sort === "oldest" ? "recent" : sort)}
              onChange={() => onSort(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="sort-way">
        <legend className="visually-hidden">Dates</legend>
        {ways.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={`${id}way`}
              checked={value === way}
              onChange={() => onSort(value === "oldest" ? "oldest" : "recent")}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
