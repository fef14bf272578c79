/** /desk/bookings/:reference/performers: who performs at one booking. Asks, notes an answer given by phone, releases. */
import { data, redirect, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatLongDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { readForm } from "../../../forms/body.server.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import { readPounds } from "../../../ui/money.ts";
import { actCount } from "../../catalogue/store.server.ts";
import { answerJob, withdrawPerformer } from "../../performer/answer-job.server.ts";
import { askPerformer } from "../../performer/ask-performer.server.ts";
import { assignmentById } from "../../performer/assignments.server.ts";
import { performerById } from "../../performer/store.server.ts";
import { notAskedText, notNotedText } from "../../performer/texts.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { loadBooking } from "../booking/load.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { assignFor } from "./assign.server.ts";
import { AssignPart } from "./assign.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote } = await loadBooking(args);
  const when = `${formatLongDate(quote.eventDate)}, ${quote.eventTime ? formatTime(quote.eventTime) : "no time yet"}`;
  return {
    assign: await assignFor(ports, quote),
    name: quote.name,
    what: `${when}. ${actCount(quote.performers, quote.act)}, ${[quote.venue, quote.place].filter(Boolean).join(", ")}`,
  };
}

export async function action({ request, params, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const reference = parseReference(params.reference ?? "");
  if (!reference) throw data(null, 404);
  const { fields } = await readForm(request);

  const ask = async () => {
    const performerId = fields.performer ?? "";
    const typed = tidyText(fields.fee ?? "");
    const fee = typed === "" ? undefined : readPounds(typed);
    if (typed !== "" && fee === undefined) return "Nobody was asked: write the fee in pounds, such as 80 or 82.50";
    const name = (await performerById(ports.database, performerId))?.publicName ?? "They";
    const note = tidyText(fields.note ?? "").slice(0, 500) || null;
    const passOn = fields.passOn === "yes";
    const asked = await askPerformer(ports, { reference, performerId, fee, note, passOn, actor });
    return asked.kind === "asked"
      ? `${name} is asked, and held for the time until they answer`
      : `${name} ${notAskedText[asked.why]}`;
  };
  const ofThis = async () => {
    const assignment = await assignmentById(ports.database, fields.assignment ?? "");
    if (assignment?.reference !== reference) throw data(null, 404);
    return assignment.id;
  };
  const answer = async (said: "yes" | "no") => {
    const id = await ofThis();
    const { askedFor = "" } = fields;
    const { kind } = await answerJob(ports, { id, askedFor, answer: said === "yes" ? "accept" : "decline", actor });
    return notNotedText[kind] ?? `Noted: they said ${said}`;
  };
  const release = async () =>
    (await withdrawPerformer(ports, { id: await ofThis(), actor }))
      ? "Released, and told so"
      : "That was answered or released before";

  const intents: Record<string, () => Promise<string>> = {
    ask,
    yes: () => answer("yes"),
    no: () => answer("no"),
    release,
  };
  const message = await intents[fields.intent ?? ""]?.();
  if (message === undefined) throw data(null, 404);
  say(message);
  const booking = `/desk/bookings/${reference}`;
  return redirect(fields.from === "booking" ? `${booking}#performers` : `${booking}/performers`, 303);
}

export function Component() {
  const { assign, name, what } = useLoaderData<typeof loader>();
  return (
    <Screen
      title={`Who performs for ${name}`}
      back={{ to: `/desk/bookings/${assign.reference}`, label: assign.reference }}
      lede={what}
    >
      <AssignPart assign={assign} />
    </Screen>
  );
}
