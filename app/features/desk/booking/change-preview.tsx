/** What would change, with the price before and after. */
import {
  askedFirst,
  beforeSaving,
  type EarlierProposal,
  performersText,
} from "../../booking/change/change-text.server.ts";
import type { Plan } from "../../booking/change/proposal.server.ts";
import type { ChangeForPerformers } from "../../performer/staffing.server.ts";
import { Money, takesFocus } from "../shell/screen.tsx";
import type { PriceView } from "./overview.server.ts";
import { PriceTable } from "./price-table.tsx";

export interface ChangePreview {
  plan: Plan;
  /** Null while there is no price to show */
  price: PriceView | null;
  performers: ChangeForPerformers;
  /** An earlier change that waits for the customer's yes, and what becomes of it */
  earlier?: { plan: Plan; madeAt: string; becomes: EarlierProposal } | undefined;
  /** What the owner reads if the venue is then far from the place */
  farVenue?: string | undefined;
}

export function ChangePreviewPanel({
  preview: { plan, price, performers, earlier, farVenue },
  before,
}: {
  preview: ChangePreview;
  before: PriceView | null;
}) {
  const more = (plan.total ?? 0) - (plan.was ?? 0);
  const toPerformers = performersText(performers);
  return (
    <section className="desk-panel desk-different" aria-labelledby="different">
      <h2 id="different" {...takesFocus}>
        What is different
      </h2>
      {plan.changed.length === 0 && more === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <table className="desk-changes">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {plan.changed.map(({ label, before: old, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{old || "nothing"}</td>
                <td>{after || "nothing"}</td>
              </tr>
            ))}
            {plan.was !== null && plan.total !== null && (
              <tr>
                <th scope="row">Price</th>
                <td>
                  <Money pence={plan.was} />
                </td>
                <td>
                  <Money pence={plan.total} />
                  {more !== 0 && (
                    <>
                      , <Money pence={Math.abs(more)} /> {more > 0 ? "more" : "less"}
                    </>
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {farVenue && <p>{farVenue}</p>}
      {plan.changeKind === "ask" && <p>{askedFirst(plan)}</p>}
      {earlier && <p>{beforeSaving(earlier.plan, earlier.becomes)}</p>}
      {toPerformers && <p>{toPerformers}</p>}
      {before && price && plan.was !== plan.total && (
        <div className="desk-two">
          <div>
            <h3>Before</h3>
            <PriceTable price={before} />
          </div>
          <div>
            <h3>After</h3>
            <PriceTable price={price} />
          </div>
        </div>
      )}
    </section>
  );
}
