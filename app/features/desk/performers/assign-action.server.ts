/** POST /desk/bookings/:reference/performers: asks, notes an answer given by phone, or releases; and back to the booking. */
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import { readPounds } from "../../../ui/money.ts";
import { answerJob, withdrawPerformer } from "../../performer/answer-job.server.ts";
import { askPerformer } from "../../performer/ask-performer.server.ts";
import { assignmentById } from "../../performer/assignments.server.ts";
import { performerById } from "../../performer/store.server.ts";
import { notAskedWords } from "../../performer/words.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { visitContext } from "../shell/visit.ts";

export async function action({ request, params, context }: ActionFunctionArgs) {
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
      : `${name} ${notAskedWords[asked.why]}`;
  };
  const ofThis = async () => {
    const assignment = await assignmentById(ports.database, fields.assignment ?? "");
    if (assignment?.reference !== reference) throw data(null, 404);
    return assignment.id;
  };
  const answer = async (said: "yes" | "no") => {
    const id = await ofThis();
    const { kind } = await answerJob(ports, { id, answer: said === "yes" ? "accept" : "decline", actor });
    if (kind === "moved") return "The booking has changed: they are asked again in a moment";
    return kind === "over" ? "That was answered or released before" : `Noted: they said ${said}`;
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
  const words = await intents[fields.intent ?? ""]?.();
  if (words === undefined) throw data(null, 404);
  say(words);
  return redirect(`/desk/bookings/${reference}#performers`, 303);
}
