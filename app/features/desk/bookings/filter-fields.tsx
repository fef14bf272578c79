import { statuses } from "../../quote/status.ts";
import { DateInput } from "../shell/day-in-words.tsx";
import { ActFilter, Filter } from "../shell/filter.tsx";
import { Submit } from "../shell/screen.tsx";
import { statusLabels } from "../shell/status.tsx";
import { type Filters, groupLabels, sortLabels } from "./filters.ts";

/** Filters and sort order of the list, folded until one is set. */
export const FilterFields = ({ status, act, from, to, sort }: Filters) => (
  <details className="desk-narrowing" open={Boolean(act || from || to || (sort !== "newest" && status !== "owed"))}>
    <summary>Filter and sort</summary>
    <div>
      <Filter
        name="status"
        label="Status"
        items={[...Object.entries(groupLabels), ...statuses.map((one) => [one, statusLabels[one][0]] as const)]}
        chosen={status}
      />
      <ActFilter chosen={act} />
      <div>
        <label htmlFor="from">Parties from</label>
        <DateInput id="from" name="from" defaultValue={from} />
      </div>
      <div>
        <label htmlFor="to">to</label>
        <DateInput id="to" name="to" defaultValue={to} />
      </div>
      <Filter name="sort" label="Sort by" items={Object.entries(sortLabels)} chosen={sort} />
      <Submit kind="plain">Show</Submit>
    </div>
  </details>
);
