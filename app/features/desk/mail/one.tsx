import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import { readForm } from "../../../forms/body.server.ts";
import { contactRules } from "../../../forms/form.ts";
import { emailShape, notAnEmail } from "../../../forms/schema.ts";
import { rowIdOf } from "../../../forms/token.server.ts";
import { EmailField } from "../../../ui/field/field.tsx";
import { parseReference } from "../../quote/reference.server.ts";
import { errorAt } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Address, Panel, PostForm, Screen, Submit, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { emailStatusLabels, withMessage } from "./list.server.ts";
import { deadJobLink, resendAtDesk, signInEmail } from "./resend.server.ts";

export async function loader({ params, context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const email = await database
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", params.id ?? "")
    .where("kind", "!=", signInEmail)
    .executeTakeFirst();
  if (!email) throw data(null, 404);
  return { ...withMessage(email), keyOfForm: randomUUID(), now: clock.now() };
}

export async function action({ request, params, context }: RouteArgs) {
  const { write, signer, clock, outbox } = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const { fields } = await readForm(request);
  const to = (fields.to ?? "").trim();
  const refused = (message: string) => data({ to, mistakes: [{ field: "to", message }] }, 400);
  if (!emailShape.test(to)) return refused(notAnEmail);
  const id = params.id ?? "";
  const newId = rowIdOf(fields.key ?? "", to);
  const sent = await write((write) =>
    resendAtDesk(write, signer, { id, to, shown: fields.shown, newId, at: clock.now(), by: actor }),
  );
  if (!sent.ok && sent.because === "gone") throw data(null, 404);
  if (!sent.ok && sent.because === "dead-link")
    return refused(
      "Its private link or its address for answers has ended. Write to them on the booking’s page instead",
    );
  if (!sent.ok && sent.because === "dead-job-link")
    return refused(`${deadJobLink}. Send their newest email about the job`);
  outbox.wake();
  const held = !sent.ok && sent.because === "held";
  say(held ? "It is just being sent. Look again in a minute" : "It goes out within seconds");
  throw redirect("/desk/mail", 303);
}

export function Component() {
  const email = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { subject, text, to, subjectRef, status, keyOfForm, attempts, createdAt, sentAt, lastError, now } = email;
  const label = emailStatusLabels[status];
  const reference = parseReference(subjectRef);
  return (
    <Screen title={subject} back={{ to: "/desk/mail", label: "Emails" }} mistakes={answer?.mistakes}>
      <SummaryRows
        rows={[
          { label: "Status", value: attempts > 1 ? `${label}, after ${attempts} tries` : label },
          { label: "To", value: <Address of={to.address} /> },
          { label: "Written", value: shownMoment(createdAt, now) },
          { label: "Sent", value: sentAt && shownMoment(sentAt, now) },
          { label: "What failed", value: lastError },
          reference !== undefined && { label: "About", value: <a href={`/desk/bookings/${reference}`}>{reference}</a> },
        ]}
      />
      <PostForm fields={{ key: keyOfForm, shown: status }} className="desk-form" noValidate>
        <EmailField
          name="to"
          label="Send it again to"
          hint="Change the address when the first was wrong."
          maxLength={contactRules.email.max}
          defaultValue={answer?.to ?? to.address}
          error={errorAt("to", answer?.mistakes)}
        />
        <Submit>Send again</Submit>
      </PostForm>
      <Panel id="text" title="What it says">
        <p className="desk-written">{text}</p>
      </Panel>
    </Screen>
  );
}
