import { Link } from "react-router";
import type { FormState } from "../../../forms/form.ts";
import { FormStart, fieldsOf, KeptForm, PrivacyNote, SubmitButton } from "../../../forms/parts.tsx";
import { TickBox } from "../../../ui/field/choice.tsx";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { FigureHead } from "../../../ui/figure-head/figure-head.tsx";
import { type ReviewField, reviewForm } from "./fields.ts";
import { StarField } from "./star-field.tsx";
import type { ReviewContext } from "./write.server.ts";

interface ReviewFormProps {
  about: ReviewContext;
  answer: Pick<FormState<ReviewField>, "values" | "errors" | "problem"> | undefined;
}

export function ReviewForm({ about, answer }: ReviewFormProps) {
  const field = fieldsOf(reviewForm, answer, { ...reviewForm.empty, rating: about.stars });
  return (
    <>
      <FigureHead figure={about.figure}>
        <h1 className="title">
          How <span className="accent">was</span> it?
        </h1>
        <p>
          Your review of {about.act}
          {about.place && `, ${about.place}`}. Bad news counts as much as good.
        </p>
      </FigureHead>
      <div className="wrap columns review-write" data-own-buttons>
        <KeptForm>
          <FormStart answer={answer} />
          <StarField {...field("rating")} label="Stars" />
          <TextArea
            {...field("content")}
            label="Your words"
            hint="What would you tell a friend who is about to book? Leave out other guests’ names, and anybody’s number or address."
            rows={7}
          />
          <TextField {...field("eventType")} label="Kind of party" hint="Hen party, 50th birthday, office do" />
          <TextField
            {...field("author")}
            label="Name to show"
            hint="A first name and a letter will do: Ann O."
            autoComplete="off"
          />
          <TickBox {...field("consent")}>
            You may show my review, with this name{about.place && ", the place"} and today’s date, to everybody.
          </TickBox>
          <div className="stack form-send">
            <SubmitButton>Send my review</SubmitButton>
            <PrivacyNote />
          </div>
        </KeptForm>
        <p className="card review-write-note drawn drawn-small" data-theme={about.figure.theme}>
          Somebody here reads it before it is shown, and low stars are no reason not to show it:{" "}
          <Link to="/reviews#policy">how we treat reviews</Link>. Changed your mind later? Write to us and it goes.
        </p>
      </div>
    </>
  );
}
