import { CopyButton } from "../../../ui/copy/copy-button.tsx";
import { Chat } from "../../../ui/icon/icon.tsx";
import type { QuoteValues } from "../form/fields.ts";
import type { Estimate } from "./estimate.ts";
import { shareText } from "./estimate-text.ts";

interface ShareEstimateProps {
  estimate: Estimate;
  values: Pick<QuoteValues, "act" | "package" | "surprise">;
  /** The form's address, without a query */
  form: string;
}

/** The estimate, with a link to a form with the same choice and nothing personal. Shown once the price is complete. */
export function ShareEstimate({ estimate, values, form }: ShareEstimateProps) {
  const { performers, guests, travel } = estimate.order;
  if (estimate.total === null || travel.kind !== "known" || guests === undefined) return null;
  const choice = { act: values.act, package: values.package, place: travel.place };
  const query = new URLSearchParams({ ...choice, performers: String(performers), guests: String(guests) });
  const text = `${shareText(estimate, travel.place)} ${form}?${query}`;
  return (
    <div className="share-estimate">
      <p className="small">
        Ask the others first?{values.surprise && " The text names the act, so mind who is in the group."}
      </p>
      <div className="copy-row">
        <a
          className="button button-small button-mint"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          rel="noreferrer"
        >
          <Chat />
          Share on WhatsApp
        </a>
        <CopyButton text={text} name="price" />
      </div>
    </div>
  );
}
