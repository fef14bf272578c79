import { statuses } from "../../quote/status.ts";
import { ActSelect, all } from "../shell/act-select.tsx";
import { DateInput } from "../shell/day-in-words.tsx";
import { Submit } from "../shell/screen.tsx";
import { statusLabels } from "../shell/status.tsx";
import { type Filters, groupLabels } from "./filters.ts";

/** Filters and sort order of the list, folded until one is set. */
export const FilterFields = ({ status, act, from, to, sort }: Filters) => (
  <details className="desk-narrowing" open={Boolean(act || from || to || (sort !== "newest" && status !== "owed"))}>
    <summary>Filter and sort</summary>
    <div>
      <label>
        Status
        <select name="status" className="input" defaultValue={status || all}>
          {Object.entries(groupLabels).map(([value, label]) => (
            <option key={value} value={value || all}>
              {label}
            </option>
          ))}
          {statuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one][0]}
            </option>
          ))}
        </select>
      </label>
      <ActSelect chosen={act} />
      <div>
        <label htmlFor="from">Parties from</label>
        <DateInput id="from" name="from" defaultValue={from} />
      </div>
      <div>
        <label htmlFor="to">to</label>
        <DateInput id="to" name="to" defaultValue={to} />
      </div>
      <label>
        Sort by
        <select name="sort" className="input" defaultValue={sort}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
          <option value="party">Day of the party</option>
        </select>
      </label>
      <Submit kind="plain">Show</Submit>
    </div>
  </details>
);
