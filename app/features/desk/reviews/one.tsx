import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { readForm } from "../../../forms/body.server.ts";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { actName } from "../../catalogue/store.server.ts";
import { decideReview, decisions, refusals, reviewStatusLabels } from "../shared/review-decisions.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Post, PostForm, Screen, Submit, SummaryRows } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { contactDetailsOf } from "./contact-details.ts";

/** Maximum characters of an answer or a reason. */
const maxLength = 2000;
/** Maximum characters of a detail to take out of a review. */
const maxDetailLength = 80;

export async function loader({ params, context }: RouteArgs) {
  const review = await context
    .get(portsContext)
    .database.selectFrom("review")
    .selectAll()
    .where("id", "=", params.id ?? "")
    .where("bookingRef", "is not", null)
    .executeTakeFirst();
  if (!review) throw data(null, 404);
  return { ...review, act: actName(review.act), contains: contactDetailsOf(review) };
}

export async function action({ request, params, context }: RouteArgs) {
  const { actor: by, say } = context.get(visitContext);
  const { fields } = await readForm(request);
  const chosen = fields.decision ?? "";
  if (!Object.hasOwn(decisions, chosen)) throw data(null, 405);
  const decision = chosen as keyof typeof decisions;
  const id = params.id ?? "";
  const text = (fields.words ?? "").slice(0, maxLength);
  const decided = await decideReview(context.get(portsContext), { id, decision, words: text, by });
  if (!decided.ok) {
    const problem = decided.because === "no words" ? "Write it down first." : refusals[decided.because];
    return data({ problem, decision: chosen, text }, 409);
  }
  say(decisions[decision].confirmation);
  return redirect(`/desk/reviews/${id}`, 303);
}

export function Component() {
  const review = useLoaderData<typeof loader>();
  const answer = useActionData<{ problem: string; decision: string; text: string }>();
  const { author, rating, act, location, eventType, date, content, status, reply, declineReason, bookingRef } = review;
  const { contains } = review;
  const fields: Record<string, string | undefined> = {
    reply: "words",
    mask: "detail",
    decline: status === "declined" ? undefined : "why",
  };
  const field = answer && fields[answer.decision];
  const typed = (decision: string, otherwise: string | null) =>
    answer?.decision === decision
      ? { defaultValue: answer.text, error: answer.problem }
      : { defaultValue: otherwise ?? "" };
  return (
    <Screen
      title={`${author}, ${rating} of 5`}
      back={{ to: "/desk/reviews", label: "Reviews" }}
      mistakes={answer && [{ message: answer.problem, ...(field && { field }) }]}
      actions={
        status !== "published" && (
          <Post fields={{ decision: "publish" }} kind="main">
            Publish it
          </Post>
        )
      }
    >
      {contains && (
        <p className="note desk-note">
          It contains {contains}.
          {status !== "declined" && (
            <>
              {" "}
              Everybody can read what is published: if that is somebody’s own, <a href="#mask">take it out</a>, or{" "}
              <a href="#decline">keep the review off the site</a>.
            </>
          )}
        </p>
      )}
      <p className="desk-written">{content}</p>
      <SummaryRows
        rows={[
          { label: "Status", value: reviewStatusLabels[status] },
          { label: "Act", value: act },
          { label: "Place", value: location },
          { label: "Party", value: eventType },
          { label: "Written", value: date && formatDate(date) },
          { label: "Booking", value: <a href={`/desk/bookings/${bookingRef}`}>{bookingRef}</a> },
          { label: "Declined", value: declineReason },
        ]}
      />
      <Panel id="reply" title="Your answer">
        <PostForm fields={{ decision: "reply" }} className="desk-form">
          <TextArea
            name="words"
            label="Shown under the review"
            rows={4}
            maxLength={maxLength}
            {...typed("reply", reply)}
          />
          <Submit kind="plain">Save the answer</Submit>
        </PostForm>
      </Panel>
      <Panel id="mask" title="Take out a personal detail">
        <PostForm fields={{ decision: "mask" }} className="desk-form">
          <TextField
            id="detail"
            name="words"
            label="The name, number or address, exactly as the review has it"
            hint="“[personal detail removed]” takes its place for all to see, and it can’t be put back. Opinions stay."
            maxLength={maxDetailLength}
            {...typed("mask", null)}
          />
          <Submit kind="plain">Take it out</Submit>
        </PostForm>
      </Panel>
      {status !== "declined" && (
        <Panel id="decline" title="Keep it off the site">
          <PostForm fields={{ decision: "decline" }} className="desk-form">
            <TextArea
              id="why"
              name="words"
              label="Why"
              hint="For the record. Low stars are no reason: the law wants reviews shown whatever they say."
              rows={2}
              maxLength={maxLength}
              {...typed("decline", null)}
            />
            <Submit kind="plain">Decline it</Submit>
          </PostForm>
        </Panel>
      )}
    </Screen>
  );
}
