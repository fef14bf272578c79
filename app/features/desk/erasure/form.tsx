import { Fragment } from "react";
import { contactRules } from "../../../forms/form.ts";
import { counted } from "../../../ui/counted.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { type Erasure, isNothing } from "../../privacy/erase-person.server.ts";
import { site } from "../../site/site.server.ts";
import { askThemFirst, erasureRows, whyDuplicates } from "../shared/erased-text.ts";
import { errorAt } from "../shell/form.tsx";
import { Submit, SummaryRows, summaryRows } from "../shell/screen.tsx";

interface ErasureFormProps {
  email: string;
  /** Undefined if the person is erased already */
  plan: Erasure | undefined;
  answer: { typed: string; mistakes: Mistake[] } | undefined;
}

/** What would be erased and what the law keeps, with a field in which to type the address again; if nothing can be erased, why. */
export function ErasureForm({ email, plan, answer }: ErasureFormProps) {
  const blocked = plan?.blocked ?? [];
  if (!plan || isNothing(plan))
    return (
      <p className="note desk-note">
        {blocked.length > 0 ? (
          <>
            It can’t be done yet. <Blocked blocked={blocked} />
          </>
        ) : (
          "Nothing that could be erased is stored under this address."
        )}
      </p>
    );
  const { quotes, messages } = plan.possibleDuplicates;
  const others = [
    ...quotes.map((reference) => ({ to: `/desk/bookings/${reference}`, text: reference })),
    ...messages.map(({ id, name }) => ({ to: `/desk/messages/${id}`, text: `message from ${name}` })),
  ];
  return (
    <form method="post" className="desk-form desk-narrow">
      <SummaryRows
        rows={[
          ...summaryRows(erasureRows(plan)),
          blocked.length > 0 && { label: "Stays for now", value: <Blocked blocked={blocked} /> },
          others.length > 0 && {
            label: "Look as well at",
            value: (
              <>
                {others.map(({ to, text }, index) => (
                  <Fragment key={to}>
                    {index > 0 && ", "}
                    <a href={to}>{text}</a>
                  </Fragment>
                ))}
                : {whyDuplicates}
              </>
            ),
          },
        ]}
      />
      <p>{askThemFirst}</p>
      <p>It can’t be undone. Backups made before hold it for up to {counted(site.retention.backupDays, "day")} more.</p>
      <TextField
        name="email"
        label={`To be sure, type ${email}`}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={contactRules.email.max}
        defaultValue={answer?.typed}
        error={errorAt("email", answer?.mistakes)}
      />
      <Submit>Erase them</Submit>
    </form>
  );
}

/** What can't be erased yet, and why. */
const Blocked = ({ blocked }: { blocked: Erasure["blocked"] }) =>
  blocked.map(({ reference, reason }) => (
    <span key={reference}>
      <a href={`/desk/bookings/${reference}`}>{reference}</a>: {reason}.{" "}
    </span>
  ));
