import { type SubmitEvent, useId, useState } from "react";
import { Form, useFetcher } from "react-router";
import { isAnswered } from "../../../ui/is-answered.ts";
import type { PriceNear } from "./price-near.server.ts";
import { PriceResult } from "./price-result.tsx";

const action = "/prices/near";
const fieldId = "price-near";

interface FieldsProps {
  /** Slug of the service page */
  service: string;
  asked?: string;
  busy?: boolean;
  /** Nothing was found for it, so trying again is the page's main action */
  wrong?: boolean;
  /** Id of the element that says so, if it is elsewhere on the page */
  wrongBy?: string | undefined;
}

/** Finds the price at the visitor's place and shows it below the form; without scripts, a separate page answers. */
export function PriceFinder({ service }: FieldsProps) {
  const fetcher = useFetcher<{ near: PriceNear }>();
  const [asked, setAsked] = useState<"asking" | "answered" | "unanswered">("answered");
  const answer = asked === "unanswered" ? undefined : fetcher.data?.near;
  const id = useId();
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setAsked("asking");
    const answered = await isAnswered(
      `${action}?${new URLSearchParams([...new FormData(form)] as [string, string][])}`,
    );
    setAsked(answered ? "answered" : "unanswered");
    if (answered) await fetcher.submit(form);
  };
  return (
    <search className="card price-finder">
      <fetcher.Form action={action} onSubmit={ask}>
        <Fields
          service={service}
          busy={asked === "asking" || fetcher.state !== "idle"}
          wrongBy={answer && !answer.here ? id : undefined}
        />
      </fetcher.Form>
      <div id={id} aria-live="polite">
        {asked === "unanswered" && <p>The price didn’t load. Check your connection and press the button again.</p>}
        {answer && <PriceResult answer={answer} />}
      </div>
    </search>
  );
}

/** The error when nothing was found. */
export const mistake = (asked: string) => ({
  field: fieldId,
  message: asked ? `Nothing on our list is called “${asked}”` : "Enter your town or postcode",
});

/** The same form on the page that answers it. */
export const AskAgain = (fields: FieldsProps) => (
  <search className="price-finder">
    <Form action={action}>
      <Fields {...fields} />
    </Form>
  </search>
);

function Fields({ service, asked = "", busy = false, wrong = false, wrongBy }: FieldsProps) {
  const describedBy = wrong ? `${fieldId}-error` : wrongBy;
  return (
    <p className={wrong ? "field-wrong" : undefined}>
      <input type="hidden" name="for" value={service} />
      <label htmlFor={fieldId}>
        <strong>The price at your door</strong> Town or postcode
      </label>
      {wrong && (
        <span id={describedBy} className="field-error">
          <span className="visually-hidden">Error: </span>
          {mistake(asked).message}
        </span>
      )}
      <input
        id={fieldId}
        className="input"
        name="near"
        type="search"
        required
        maxLength={60}
        defaultValue={asked}
        {...(describedBy && { "aria-invalid": true, "aria-describedby": describedBy })}
        placeholder={import.meta.env.FIRST_BASE}
      />
      <button type="submit" className={wrong ? "button button-main" : "button"}>
        {busy ? "One moment…" : "Show the price"}
      </button>
    </p>
  );
}
