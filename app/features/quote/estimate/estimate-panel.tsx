import { useEffect, useState } from "react";
import type { Estimate } from "./estimate.ts";
import { lineTexts, type PriceName, paymentText, perHeadText, priceNames, totalText } from "./estimate-text.ts";

interface EstimateProps {
  /** null while the prices of the act just chosen are not there */
  estimate: Estimate | null;
  /** They did not come */
  failed: boolean;
  /** The owner's words about VAT */
  vat: string;
  name: PriceName;
}

/** The lines, the total and how it would be paid: the same on every width. */
export function EstimateLines({
  estimate,
  vat,
  name,
  failed = false,
}: Omit<EstimateProps, "failed"> & { failed?: boolean }) {
  if (!estimate)
    return <p>{failed ? "We couldn’t fetch this act’s prices just now." : "Fetching this act’s prices…"}</p>;
  const perHead = perHeadText(estimate);
  return (
    <>
      <dl className="price-lines">
        {lineTexts(estimate).map(({ label, detail, amount }) => (
          <div key={label}>
            <dt>
              {label}
              <span>{detail}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="price-total">
          <dt>
            {priceNames[name].total}
            {perHead && <span>{perHead}</span>}
          </dt>
          <dd>
            <Total estimate={estimate} />
          </dd>
        </div>
      </dl>
      <p className="small">
        {vat} {paymentText(estimate)}
      </p>
    </>
  );
}

/** The number large, what is still missing from it small. */
export function Total({ estimate }: { estimate: Estimate }) {
  const [amount, ...rest] = totalText(estimate).split(" ");
  return (
    <>
      {/* The space stands with the words before it: at the start of a line it is missing from the name that is read out. */}
      <strong>{rest.length > 0 ? `${amount} ` : amount}</strong>
      {rest.length > 0 && <span>{rest.join(" ")}</span>}
    </>
  );
}

/** Beside the form where there is room. */
export function EstimatePanel({ name, ...shown }: EstimateProps) {
  return (
    <aside className="price-panel" aria-labelledby="estimate-title">
      <h2 id="estimate-title">{priceNames[name].title}</h2>
      <EstimateLines name={name} {...shown} />
      <UpdateButton />
    </aside>
  );
}

/** On smaller screens: the total always in view, its lines one touch away. */
export function EstimateBar(shown: EstimateProps) {
  const { estimate, name } = shown;
  return (
    <details className="bottom-bar">
      <summary>
        <span>{priceNames[name].total}</span>
        <span className="bottom-bar-total">{estimate ? <Total estimate={estimate} /> : "to come"}</span>
        <span className="bottom-bar-more">Details</span>
      </summary>
      <div className="bottom-bar-lines">
        <EstimateLines {...shown} />
        <UpdateButton />
      </div>
    </details>
  );
}

/** Without scripts the server works the estimate out: everything is sent, nothing is checked or kept. */
const UpdateButton = () => (
  <noscript>
    <button type="submit" form="quote" name="intent" value="estimate" className="button button-small update">
      Update the estimate
    </button>
  </noscript>
);

/** Tells a changed total to those who can't see it, once the typing has paused. */
export function EstimateSpoken({ estimate, name }: Pick<EstimateProps, "estimate" | "name">) {
  const words = (estimate ? [totalText(estimate), perHeadText(estimate)] : ["to come"]).filter(Boolean).join(", ");
  const [told, setTold] = useState({ words, first: true });
  useEffect(() => {
    if (words === told.words) return;
    const timer = setTimeout(() => setTold({ words, first: false }), 900);
    return () => clearTimeout(timer);
  }, [words, told.words]);
  return (
    <p role="status" className="visually-hidden">
      {told.first ? "" : `${priceNames[name].total}: ${told.words}`}
    </p>
  );
}
