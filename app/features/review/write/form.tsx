import { Form, Link, useNavigation } from "react-router";
import { ErrorSummary } from "../../../ui/error-summary/error-summary.tsx";
import { Choices, TickBox } from "../../../ui/field/choice.tsx";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { Poster } from "../../../ui/poster/poster.tsx";
import { limits, type Values } from "./fields.ts";
import type { About, Answer } from "./write.server.ts";

interface ReviewFormProps {
  about: About;
  answer: Answer | undefined;
  /** As the form arrived */
  values: Values;
}

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: `${count} ${count === 1 ? "star" : "stars"}`,
}));

/** Sent by the browser itself where scripts don't run; its checks are the server's. */
export function ReviewForm({ about, answer, values }: ReviewFormProps) {
  const errors = answer?.errors ?? {};
  const sending = useNavigation().formMethod === "POST";
  const mistakes = [
    ...(answer?.problem ? [{ words: answer.problem }] : []),
    ...Object.entries(errors).map(([field, words]) => ({ field, words })),
  ];
  return (
    <div className="wrap review-write">
      <div className="review-write-head">
        <h1 className="title page-hero-title">
          How <span className="accent">was</span> it?
        </h1>
        <p className="lede">
          Your review of {about.act}, <span dir="auto">{about.place}</span>. Bad news counts as much as good.
        </p>
      </div>
      <Form method="post" className="contact-form" noValidate replace>
        <ErrorSummary mistakes={mistakes} answer={answer} />
        <Choices name="rating" label="Stars" choices={stars} chosen={values.rating} error={errors.rating} />
        <TextArea
          name="content"
          label="Your words"
          hint="What would you tell a friend who is about to book?"
          error={errors.content}
          defaultValue={values.content}
          maxLength={limits.content}
          rows={7}
        />
        <TextField
          name="eventType"
          label="Kind of party"
          hint="Hen party, 50th birthday, office do"
          optional
          error={errors.eventType}
          defaultValue={values.eventType}
          maxLength={limits.eventType}
        />
        <TextField
          name="author"
          label="Name to show"
          hint="A first name and a letter will do: Ann O."
          error={errors.author}
          defaultValue={values.author}
          maxLength={limits.author}
          autoComplete="off"
        />
        <TickBox name="consent" value="yes" ticked={values.consent === "yes"} error={errors.consent}>
          You may show my review, with this name, the place and today’s date, to everybody.
        </TickBox>
        <div className="contact-send">
          <button type="submit" className="button button-main" aria-disabled={sending || undefined}>
            {sending ? "Sending…" : "Send my review"}
          </button>
          <p className="small">
            Somebody here reads it before it is shown, and low stars are no reason not to show it:{" "}
            <Link to="/reviews#policy">how we treat reviews</Link>. Changed your mind later? Write to us and it goes.
          </p>
        </div>
      </Form>
      <div className="review-write-picture">
        <Poster name={about.poster} alt="" shape="square" />
      </div>
    </div>
  );
}
