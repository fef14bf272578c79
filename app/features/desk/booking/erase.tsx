/** /desk/bookings/:reference/erase: the person who booked, after what goes and what the law keeps was shown. */
import { Fragment } from "react";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { counted } from "../../../ui/counted.ts";
import { TextField } from "../../../ui/field/field.tsx";
import { erasePerson, isNothing, planErasure } from "../../privacy/erase-person.server.ts";
import { site } from "../../site/site.server.ts";
import { erasedText, erasureRows } from "../both/erased-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Submit, SummaryRows, summaryRows } from "../shell/screen.tsx";
import type { FormError } from "./form-error.tsx";
import { type LoadedBooking, loadBooking, readFields } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

const maxEmailLength = 254;

async function screenData({ ports, quote }: LoadedBooking) {
  return { quote, plan: quote.email === "" ? undefined : await planErasure(ports, quote.email) };
}

export const loader = async (args: RouteArgs) => screenData(await loadBooking(args));

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit } = booking;
  const field = await readFields(args.request);
  const typed = field("email").trim().slice(0, maxEmailLength);
  if (typed.toLowerCase() !== quote.email.toLowerCase() || quote.email === "") {
    const formError: FormError = { problem: `Type ${quote.email} exactly as shown here.`, field: "email" };
    return data({ ...(await screenData(booking)), typed, formError }, 400);
  }
  const erased = await erasePerson(ports, quote.email);
  visit.say(`${erasedText(erased)} What your mailbox and the payment provider hold is for you to erase`);
  throw redirect("/desk/bookings", 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, plan } = answer ?? loaded;
  const { reference, email } = quote;
  const waits = plan?.waits ?? [];
  return (
    <BookingScreen quote={quote} title="Erase the customer" tab={`Erase, ${reference}`} formError={answer?.formError}>
      {plan && !isNothing(plan) ? (
        <form method="post" className="desk-form desk-narrow">
          <SummaryRows
            rows={[
              ...summaryRows(erasureRows(plan)),
              waits.length > 0 && { label: "Stays for now", value: <Waits waits={waits} /> },
              plan.alike.length > 0 && {
                label: "Look as well at",
                value: (
                  <>
                    {plan.alike.map((reference, index) => (
                      <Fragment key={reference}>
                        {index > 0 && ", "}
                        <Booking reference={reference} />
                      </Fragment>
                    ))}
                    : the same telephone number under another address
                  </>
                ),
              },
            ]}
          />
          <p>
            It can’t be undone. Backups made before hold it for up to {counted(site.retention.backupDays, "day")} more.
          </p>
          <TextField
            name="email"
            label={`To be sure, type ${email}`}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={maxEmailLength}
            defaultValue={answer?.typed}
            error={answer?.formError.problem}
          />
          <Submit>Erase them</Submit>
        </form>
      ) : (
        <p className="note desk-note">
          {waits.length > 0 ? (
            <>
              It can’t be done yet. <Waits waits={waits} />
            </>
          ) : (
            "Nothing that could be erased is stored under this address."
          )}
        </p>
      )}
    </BookingScreen>
  );
}

const Booking = ({ reference }: { reference: string }) => <a href={`/desk/bookings/${reference}`}>{reference}</a>;

/** What can't be erased yet, and why. */
const Waits = ({ waits }: { waits: readonly { reference: string; because: string }[] }) =>
  waits.map(({ reference, because }) => (
    <span key={reference}>
      <Booking reference={reference} />: {because}.{" "}
    </span>
  ));
