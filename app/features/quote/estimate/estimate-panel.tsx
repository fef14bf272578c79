import { type ReactNode, useState } from "react";
import { LiveRegion } from "../../../ui/live-region/live-region.tsx";
import { PriceLines } from "../../../ui/price-lines/price-lines.tsx";
import { PriceBeside } from "../../../ui/price-panel/price-beside.tsx";
import { Unbroken } from "../../../ui/unbroken.tsx";
import { estimateOnly } from "../form/fields.ts";
import type { Kind } from "../status.ts";
import type { Estimate } from "./estimate.ts";
import { lineTexts, paymentText, perHeadText, priceNames, totalLabel, totalText } from "./estimate-text.ts";

interface EstimateProps {
  /** null while the prices of the act that was just chosen are loading */
  estimate: Estimate | null;
  /** Whether loading the prices failed */
  failed?: boolean;
  /** The owner's note about VAT */
  vat: string;
  /** Of the form, or of the stored quote */
  kind: Kind;
}

/** The price lines, the total and how it would be paid; the same at every screen width. */
export function EstimateLines({ estimate, vat, kind, failed = false }: EstimateProps) {
  if (!estimate)
    return <p>{failed ? "We couldn’t fetch this act’s prices just now." : "Fetching this act’s prices…"}</p>;
  const total = {
    label: totalLabel(kind, estimate),
    detail: perHeadText(estimate),
    amount: <Total estimate={estimate} />,
  };
  return (
    <PriceLines lines={lineTexts(estimate)} total={total}>
      <Unbroken>{[vat, paymentText(estimate)].filter(Boolean).join(" ")}</Unbroken>
    </PriceLines>
  );
}

/** The sum in large type, followed by what is still missing from it in small type. */
function Total({ estimate }: { estimate: Estimate }) {
  const [amount, ...rest] = totalText(estimate).split(" ");
  const [first] = useState(amount);
  return (
    <>
      {/* The key makes a new sum a new element, so that its animation runs. The space is inside this element: at
          the start of a line it would be missing from the text that screen readers read. */}
      <strong key={amount} className={amount === first ? undefined : "total-new"}>
        {rest.length > 0 ? `${amount} ` : amount}
      </strong>
      {rest.length > 0 && <span>{rest.join(" ")}</span>}
    </>
  );
}

interface EstimatePanelProps extends EstimateProps {
  /** How far the form is filled in. The price bar links to the next question, or to the form's button once all are answered */
  progress: { text: string; next: string | undefined };
  /** The form's submit button again, shown here once all questions are answered */
  send: ReactNode;
  /** Shown below the lines */
  children: ReactNode;
}

export function EstimatePanel({ progress, send, children, ...shown }: EstimatePanelProps) {
  const { estimate, kind } = shown;
  const { title, end } = priceNames[kind];
  return (
    <PriceBeside
      title={title}
      label={totalLabel(kind, estimate)}
      progress={progress.text}
      next={progress.next ? { href: `#${progress.next}`, label: "Next question" } : { href: "#ending", label: end }}
      send={progress.next ? null : send}
      total={estimate ? <Total estimate={estimate} /> : "to come"}
    >
      <EstimateLines {...shown} />
      {/* Without scripts the server works out the estimate: the whole form is sent, but nothing is checked or stored. */}
      <noscript>
        <button type="submit" form="quote" name="intent" value={estimateOnly} className="button button-small update">
          Update the estimate
        </button>
      </noscript>
      {children}
    </PriceBeside>
  );
}

/** Announces a changed total to screen readers. */
export function EstimateSpoken({ estimate, kind }: Pick<EstimateProps, "estimate" | "kind">) {
  const text = (estimate ? [totalText(estimate), perHeadText(estimate)] : ["to come"]).filter(Boolean).join(", ");
  return <LiveRegion text={`${totalLabel(kind, estimate)}: ${text}`} />;
}
