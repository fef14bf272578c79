/** The performers section of a booking's page: its data, and what its forms do. */
import { data } from "react-router";
import type { StorePorts } from "../../../context.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { readPounds } from "../../../ui/money.ts";
import { answerJob, withdrawPerformer } from "../../performer/answer-job.server.ts";
import { askPerformer } from "../../performer/ask-performer.server.ts";
import { assignmentById, assignmentsOf, isHolding, withContext } from "../../performer/assignments.server.ts";
import { expectedText } from "../../performer/booked/named-to-customer.server.ts";
import { mayBeNoShow, setNoShow } from "../../performer/booked/no-show.server.ts";
import { changeFee } from "../../performer/fee/change-fee.server.ts";
import { isToPay, unmarkFeePaid } from "../../performer/fee/pay-fees.server.ts";
import { answerText } from "../../performer/follow-booking.server.ts";
import { fitsBooking, isStaffable, partyHasBegun } from "../../performer/job.server.ts";
import { freePerformers } from "../../performer/pass-on.server.ts";
import { todayOf } from "../../performer/save-performer.server.ts";
import { placesOf, staffingOf } from "../../performer/staffing.server.ts";
import { jobsOnDaysOff, performerById, someoneDoes } from "../../performer/store.server.ts";
import type { Assignment } from "../../performer/table.server.ts";
import { feeNotPaidText, feePaidText, feeText, noShowText, notAskedText, notNotedText } from "../../performer/texts.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { everBooked } from "../../quote/status.ts";
import type { Quote } from "../../quote/table.server.ts";
import type { Visit } from "../shell/visit.ts";

/** The data of the performers section on a booking's page. */
export async function assignFor(ports: StorePorts, quote: Quote) {
  const now = ports.clock.now();
  const assignments = await assignmentsOf(ports.database, quote.reference);
  const staffing = staffingOf(quote, assignments);
  const { kept, surplus } = placesOf(quote, assignments);
  const ahead = !partyHasBegun(quote, now);
  const open = isStaffable(quote.status) && !quote.suspect && ahead;
  const wantsMore = open && staffing.accepted + staffing.asked < staffing.wanted;
  const over = assignments.filter((one) => !isHolding(one));
  const answers = new Map(over.map((one) => [one.performerId, answerText(quote, one)]));
  const free = wantsMore ? await freePerformers(ports.database, quote) : [];
  const isOffThen = async ({ performerId }: Assignment) =>
    (await jobsOnDaysOff(ports.database, performerId, todayOf(ports))).some((job) => job.reference === quote.reference);
  const textOf = (one: Assignment) => {
    if (open && surplus.includes(one)) return "released in a moment";
    return open && kept.includes(one) && !fitsBooking(quote, one) ? "asked again in a moment" : answerText(quote, one);
  };
  const asked = await Promise.all(
    assignments.map(async (one) => ({
      ...one,
      name: (await performerById(ports.database, one.performerId))?.publicName ?? "",
      dayOff: isHolding(one) && (await isOffThen(one)),
      text: textOf(one),
      holding: isHolding(one),
      passOn: one.passOn === 1 && one.status === "requested",
      noShow: one.noShow === 1,
      mayBeNoShow: mayBeNoShow(one, now) && everBooked.includes(quote.status),
      toPay: isToPay(one, quote.status, now),
      feePaid: feePaidText(one, isToPay(one, quote.status, now)),
    })),
  );
  return {
    open,
    staffing,
    asked,
    wantsMore,
    timeKnown: quote.eventTime !== null,
    noneYet: wantsMore && free.length === 0 && !(await someoneDoes(ports.database, quote.act)),
    free: free.map((one) => ({ ...one, before: answers.get(one.id) })),
  };
}

export type Assign = Awaited<ReturnType<typeof assignFor>>;

/** The form that asks a performer, as filled in. */
interface Asking {
  performer: string;
  /** The performer's name, if there is one with that id */
  name: string;
  fee: string;
  note: string;
  passOn: string;
}

/** Nobody was asked: the form is shown again with what was typed. */
export interface NotAsked {
  mistakes: Mistake[];
  asking: Asking;
}

/** `says`: the message shown on the next page; undefined where the form belongs to another section of the page. */
type AssignmentsChanged = { says: string } | NotAsked | undefined;

const done = (says: string) => ({ says });

interface FromForm {
  reference: Reference;
  field: (name: string) => string;
  actor: Visit["actor"];
}

/**
 * Asks, notes an answer given by phone, changes a fee, takes back that it was paid, notes who did not come, or releases.
 * @throws a 404 for an assignment of another booking
 */
export async function changeAssignments(
  ports: StorePorts,
  { reference, field, actor }: FromForm,
): Promise<AssignmentsChanged> {
  const ofThis = async () => {
    const assignment = await assignmentById(ports.database, field("assignment"));
    if (assignment?.reference !== reference) throw data(null, 404);
    return assignment.id;
  };
  const intent = field("intent");
  switch (intent) {
    case "ask":
      return ask(ports, { reference, field, actor });
    case "yes":
    case "no": {
      const answer = intent === "yes" ? "accept" : "decline";
      const { kind } = await answerJob(ports, { id: await ofThis(), askedFor: field("askedFor"), answer, actor });
      return done(notNotedText[kind] ?? `Noted: they said ${intent}`);
    }
    case "fee": {
      const fee = readPounds(tidyText(field("fee")));
      if (fee === undefined) return done("Not changed: write the fee in pounds, such as 80 or 82.50");
      return done(feeText[await changeFee(ports, { id: await ofThis(), fee, actor })]);
    }
    case "fee-not-paid":
      return done(feeNotPaidText(await unmarkFeePaid(ports, { id: await ofThis(), paidOn: field("paidOn"), actor })));
    case "no-show":
    case "came": {
      const noShow = intent === "no-show";
      return done(noShowText(await setNoShow(ports, { id: await ofThis(), noShow, actor }), noShow));
    }
    case "release": {
      const id = await ofThis();
      const found = await withContext(ports.database, id);
      const expected = found ? await expectedText(ports.database, found.quote, found.performer) : "";
      return done(
        (await withdrawPerformer(ports, { id, actor }))
          ? `Released, and told so${expected && `.${expected}`}`
          : "Not released: the party has begun, or they were released or said no before",
      );
    }
    default:
      return undefined;
  }
}

async function ask(ports: StorePorts, { reference, field, actor }: FromForm): Promise<AssignmentsChanged> {
  const performer = await performerById(ports.database, field("performer"));
  const asking: Asking = {
    performer: field("performer"),
    name: performer?.publicName ?? "",
    fee: tidyText(field("fee")),
    note: field("note"),
    passOn: field("passOn"),
  };
  const refused = (mistake: Mistake): NotAsked => ({ mistakes: [mistake], asking });
  if (!performer) return refused({ message: "Choose who to ask." });
  const fee = asking.fee === "" ? undefined : readPounds(asking.fee);
  if (asking.fee !== "" && fee === undefined)
    return refused({ message: "Write the fee in pounds, such as 80 or 82.50.", field: "fee" });
  const { id: performerId, publicName: name } = performer;
  const asked = await askPerformer(ports, {
    reference,
    performerId,
    fee,
    note: asking.note,
    passOn: asking.passOn === "yes",
    actor,
  });
  if (asked.kind === "asked") return done(`${name} is asked, and held for the time until they answer`);
  const why = `${name} ${notAskedText[asked.why]}`;
  // The form was sent twice, so there is nothing to correct.
  return asked.why === "already" ? done(why) : refused({ message: why });
}
