/** The fees of parties that are over and not marked as paid: all of them, and one performer's to mark. */
import { formatDay, formatLongDate } from "../../../dates/dates.ts";
import { counted } from "../../../ui/counted.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { type FeeToPay, type PerformerToPay, totalOf } from "../../performer/fee/pay-fees.server.ts";
import { DateField } from "../shell/day-in-words.tsx";
import { errorAt } from "../shell/form.tsx";
import { Money, Panel, PostForm, Submit } from "../shell/screen.tsx";

/** Of the checkbox of a job; its value is the fee that was shown, in pence. */
export const feeName = (assignment: string): string => `pay-${assignment}`;

/** The form as it was filled in, shown again. */
export interface NotPaid {
  mistakes: Mistake[];
  on: string;
  /** Assignments that were ticked */
  ticked: string[];
}

const InAll = ({ fees }: { fees: readonly FeeToPay[] }) => <p>{formatPounds(totalOf(fees))} in all.</p>;

export const FeesToPay = ({ toPay }: { toPay: readonly PerformerToPay[] }) => {
  const fees = toPay.flatMap((one) => one.fees);
  return (
    <Panel id="to-pay" title="Fees to pay" count={fees.length}>
      <InAll fees={fees} />
      <ul className="desk-jobs" role="list">
        {toPay.map(({ performerId, name, total, fees }) => (
          <li key={performerId}>
            <a href={`/desk/performers/${performerId}#to-pay`}>{name}</a>
            <Money pence={total} />
            <details className="desk-job-release" open={toPay.length === 1}>
              <summary>
                {counted(fees.length, "job")}
                <span className="visually-hidden"> of {name}</span>
              </summary>
              <ul className="desk-jobs" role="list">
                {fees.map((job) => (
                  <li key={job.id}>
                    <a href={`/desk/bookings/${job.reference}`}>{formatLongDate(job.date)}</a>
                    <span>
                      {job.place}, {formatPounds(job.fee)}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

interface PayFeesProps {
  toPay: readonly FeeToPay[];
  /** ISO date at the venue */
  today: string;
  refused: NotPaid | undefined;
}

/** All are ticked at first: one transfer usually pays for several jobs. */
export const PayFees = ({ toPay, today, refused }: PayFeesProps) => (
  <Panel id="to-pay" title="Fees to pay" count={toPay.length}>
    <InAll fees={toPay} />
    <PostForm fields={{ intent: "paid" }} className="desk-form desk-form-tight">
      <ul className="desk-jobs" role="list">
        {toPay.map(({ id, reference, date, place, fee }, index) => (
          <li key={id}>
            <label className="desk-box">
              <input
                id={index === 0 ? "pay" : feeName(id)}
                type="checkbox"
                name={feeName(id)}
                value={fee}
                defaultChecked={refused ? refused.ticked.includes(id) : true}
              />
              <span>
                {formatDay(date, today)}, {place}: <Money pence={fee} />
              </span>
            </label>
            <a className="desk-job-acts" href={`/desk/bookings/${reference}`}>
              {reference}
            </a>
          </li>
        ))}
      </ul>
      <DateField
        name="on"
        label="Paid on which day?"
        hint="Their page about the job shows it, and so does the spreadsheet. They get no email."
        defaultValue={refused?.on ?? today}
        error={errorAt("on", refused?.mistakes)}
        max={today}
      />
      <Submit>Mark as paid</Submit>
    </PostForm>
  </Panel>
);
