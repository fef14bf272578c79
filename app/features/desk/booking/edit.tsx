/** /desk/bookings/:reference/edit: the details; then what is different, the price beside the old one, and the button that does it. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { TickBox } from "../../../ui/field/choice.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { editBooking } from "../../booking/change/edit-booking.server.ts";
import { changedColumns, isPlan, type Plan, planChange } from "../../booking/change/proposal.server.ts";
import { lastDay, linesOf } from "../../booking/offer.server.ts";
import { followBooking } from "../../performer/follow-booking.server.ts";
import { type Details, readDetails } from "../../quote/details.server.ts";
import type { QuoteField } from "../../quote/form/fields.ts";
import { valuesOf } from "../../quote/form/values-of.ts";
import type { Quote } from "../../quote/table.server.ts";
import { buttonClass, Screen } from "../shell/screen.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { type DetailValues, detailsOf, formChoices, pricedFor, readDetailsForm, yes } from "./details-form.server.ts";
import { LineFields } from "./line-fields.tsx";
import { linesIn, readLines, type TypedLine, typedLines, withSpare } from "./lines.server.ts";
import { type Opened, openBooking, readFields } from "./load.server.ts";
import { standingPrice } from "./overview.server.ts";
import { viewOf } from "./price.tsx";
import { PriceTable } from "./price-table.tsx";
import { refusalWords, type Trouble, TroubleNote } from "./stale.tsx";
import { changedSince } from "./timeline.server.ts";

interface Looked {
  plan: Plan;
  price: ReturnType<typeof standingPrice>;
}

interface Shown {
  values: DetailValues;
  errors?: Partial<Record<QuoteField, string>>;
  /** The lines to be changed; none while nothing is priced or looked at */
  lines?: TypedLine[];
  looked?: Looked;
  trouble?: Trouble;
}

const shown = ({ quote, today }: Opened, { values, errors = {}, lines, looked, trouble }: Shown) => ({
  reference: quote.reference,
  name: quote.name,
  version: quote.version,
  values,
  errors,
  lines: lines ? withSpare(lines) : null,
  looked: looked ?? null,
  pricedFor: pricedFor(values),
  before: standingPrice(quote, today),
  choices: formChoices(),
  trouble,
});

/** The price as it would stand after the change. */
function priceAfter({ quote, today }: Opened, details: Details, plan: Plan) {
  if (plan.total === null) return null;
  const after = { ...quote, ...changedColumns(quote, details, plan) } as Quote;
  if (plan.way === "offer") return viewOf(after, plan.lines, lastDay(details.answers.eventDate, today), today, "");
  return standingPrice({ ...after, status: plan.way === "ask" ? "booked" : quote.status }, today);
}

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openBooking(args);
  return shown(opened, { values: detailsOf(opened.quote) });
}

export async function action(args: ActionFunctionArgs) {
  const opened = await openBooking(args);
  const { ports, quote, visit, page } = opened;
  const { reference } = quote;
  const field = await readFields(args.request);
  const was = valuesOf(quote);
  // What only the customer may say stays as they said it.
  const { reach, noCalls, marketing } = was;
  const { values, shown: typed } = readDetailsForm(field, { reach, noCalls, marketing, adult: yes });
  const answer = (change: Omit<Shown, "values">, status: number) =>
    data(shown(opened, { values: typed, ...change }), status);
  const version = Number(field("version"));
  const stale = async () => ({
    problem: refusalWords({ kind: "changed-since" }),
    changed: await changedSince(ports.database, reference, version),
  });

  const parsed = readDetails(values, ports.clock.now());
  if (!parsed.ok)
    return answer(
      { errors: parsed.errors, lines: linesIn(field), trouble: { problem: Object.values(parsed.errors).join(". ") } },
      400,
    );
  const details = parsed.input;
  const typedPrice = linesIn(field);
  const keepsTyped = typedPrice.length > 0 && field("pricedFor") === pricedFor(typed);
  const lines = keepsTyped ? readLines(typedPrice) : undefined;
  if (typeof lines === "string") return answer({ lines: typedPrice, trouble: { problem: lines } }, 400);
  const look = (trouble?: Trouble, status = 200) => {
    const plan = planChange(quote, details, lines);
    if (!isPlan(plan)) {
      const [act, travel] = linesOf(details.estimate, 0) ?? [];
      const empty = act
        ? [...typedLines([act]), { label: travel?.label ?? "Travel", detail: "Priced for this journey", pounds: "" }]
        : [];
      return answer(
        { lines: plan.kind === "no-price" ? empty : typedPrice, trouble: trouble ?? { problem: refusalWords(plan) } },
        409,
      );
    }
    const looked = { plan, price: priceAfter(opened, details, plan) };
    return answer(
      { lines: plan.total === null ? [] : typedLines(plan.lines), looked, ...(trouble && { trouble }) },
      status,
    );
  };
  if (version !== quote.version) return look(await stale(), 409);
  if (field("intent") !== "save") return look();

  const total = field("total") === "" ? null : Number(field("total"));
  const agreed = field("agreed") === yes;
  const edited = await editBooking(ports, {
    reference,
    details,
    lines,
    total,
    agreed,
    expectedVersion: version,
    by: visit.actor,
  });
  switch (edited.kind) {
    case "done":
      await followBooking(ports, reference);
      visit.say(said[edited.way]);
      throw redirect(edited.way === "offer" ? `${page}/send` : page, 303);
    case "another-price":
      return look({ problem: "The price is another than the one that was shown. Look at it again." }, 409);
    case "changed-since":
      return look(await stale(), 409);
    default:
      return look({ problem: refusalWords(edited) }, 409);
  }
}

const said = {
  details: "Changed",
  offer: "Changed and priced. Nothing is sent yet: look at the email, then send it",
  "at-once": "Changed, and the customer is told what is different",
  ask: "The customer is asked. Nothing changes until they say yes",
} as const;

const buttons = {
  details: "Save",
  offer: "Save and look at the email",
  "at-once": "Save and tell the customer",
  ask: "Ask the customer",
} as const;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const {
    reference,
    name,
    version,
    values,
    errors,
    lines,
    looked,
    before,
    choices,
    trouble,
    pricedFor: priced,
  } = answer ?? loaded;
  return (
    <Screen
      title="Change the booking"
      tab={`Change ${reference}`}
      wrong={trouble !== undefined}
      back={{ to: `/desk/bookings/${reference}`, words: `${name}, ${reference}` }}
    >
      <TroubleNote trouble={trouble} />
      <form method="post" className="desk-form">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="pricedFor" value={priced} />
        <DetailsFields values={values} errors={errors} choices={choices} />
        {looked && <Different looked={looked} before={before} />}
        {lines && lines.length > 0 && looked?.plan.total !== null && <LineFields lines={lines} />}
        {looked?.plan.way === "ask" && <TickBox name="agreed">They said yes to it on the phone: change it now</TickBox>}
        {looked && looked.plan.total !== null && <input type="hidden" name="total" value={looked.plan.total} />}
        <div className="desk-actions">
          {looked && (looked.plan.changed.length > 0 || looked.plan.was !== looked.plan.total) ? (
            <>
              <button type="submit" name="intent" value="save" className={buttonClass.main}>
                {buttons[looked.plan.way]}
              </button>
              <button type="submit" name="intent" value="look" className={buttonClass.plain}>
                Work it out
              </button>
            </>
          ) : (
            <button type="submit" name="intent" value="look" className={buttonClass.main}>
              Look at what changes
            </button>
          )}
        </div>
      </form>
    </Screen>
  );
}

function Different({ looked: { plan, price }, before }: { looked: Looked; before: ReturnType<typeof standingPrice> }) {
  const more = (plan.total ?? 0) - (plan.was ?? 0);
  return (
    <section className="desk-panel desk-different" aria-labelledby="different" role="status">
      <h2 id="different">What is different</h2>
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
                <td>{formatPounds(plan.was)}</td>
                <td>
                  {formatPounds(plan.total)}
                  {more !== 0 && `, ${formatPounds(Math.abs(more))} ${more > 0 ? "more" : "less"}`}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {plan.way === "ask" && (
        <p>It costs more, so the customer is asked first. {formatPounds(plan.paid)} that is paid stays paid.</p>
      )}
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
