import { useId } from "react";
import { Form, useFetcher } from "react-router";
import type { PriceNear } from "./price-near.server.ts";
import { PriceResult } from "./price-result.tsx";

const action = "/prices/near";

interface FieldsProps {
  /** Slug of the service page */
  service: string;
  asked?: string;
  busy?: boolean;
  /** Whether it is the page's main control */
  main?: boolean;
}

/** The price at the visitor's door, answered beneath the form; without scripts by a page of its own. */
export function PriceFinder({ service }: FieldsProps) {
  const fetcher = useFetcher<{ near: PriceNear }>();
  return (
    <search className="price-finder">
      <fetcher.Form action={action}>
        <Fields service={service} busy={fetcher.state !== "idle"} />
      </fetcher.Form>
      <div aria-live="polite">{fetcher.data && <PriceResult answer={fetcher.data.near} />}</div>
    </search>
  );
}

/** The same form on the page that answers it. */
export const AskAgain = (fields: FieldsProps) => (
  <search className="price-finder">
    <Form action={action}>
      <Fields {...fields} />
    </Form>
  </search>
);

function Fields({ service, asked = "", busy = false, main = false }: FieldsProps) {
  const id = useId();
  return (
    <p>
      <input type="hidden" name="for" value={service} />
      <label htmlFor={id}>
        <strong>At your door, travel included.</strong> Your town or postcode
      </label>
      <input
        id={id}
        className="input"
        name="near"
        type="search"
        required
        maxLength={60}
        defaultValue={asked}
        placeholder="York, or LS6"
      />
      <button type="submit" className={main ? "button button-main" : "button"}>
        {busy ? "One moment…" : "Show the price"}
      </button>
    </p>
  );
}
