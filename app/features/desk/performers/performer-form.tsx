import type { FormState } from "../../../forms/form.ts";
import { FormStart, fieldsOf } from "../../../forms/parts.tsx";
import { EmailField, FieldGroup, TextArea, TextField } from "../../../ui/field/field.tsx";
import { acts } from "../../catalogue/store.server.ts";
import { type PerformerField, performerForm } from "../../performer/fields.ts";
import { PostForm } from "../shell/screen.tsx";

export type PerformerFormState = Pick<FormState<PerformerField>, "values" | "errors" | "problem">;

interface PerformerFormProps {
  /** Initial values; undefined for a new performer */
  values?: Record<PerformerField, string> | undefined;
  answer: PerformerFormState | undefined;
  /** Hidden fields: the id of a new performer, or the version that was shown */
  hidden: Readonly<Record<string, string>>;
  button: string;
}

export function PerformerForm({ values, answer, hidden, button }: PerformerFormProps) {
  const field = fieldsOf(performerForm, answer, values);
  const ticked = new Set(field("acts").defaultValue.split(" "));
  return (
    <PostForm fields={hidden} className="desk-form" noValidate>
      <FormStart answer={answer} />
      <TextField {...field("publicName")} label="Public name" hint="Customers read it in the email before the party" />
      <TextField {...field("legalName")} label="Legal name" hint="For the accounts alone" autoComplete="off" />
      <FieldGroup question={{ name: "acts", label: "Acts", error: answer?.errors.acts }} boxes>
        <div className="desk-boxes">
          {acts.map(({ slug, name }, index) => (
            <label key={slug} className="desk-box">
              <input
                id={index === 0 ? "acts" : `act-${slug}`}
                type="checkbox"
                name={`act-${slug}`}
                value="yes"
                defaultChecked={ticked.has(slug)}
              />
              {name}
            </label>
          ))}
        </div>
      </FieldGroup>
      <div className="desk-pair">
        <TextField {...field("base")} label="Sets out from" hint="A postcode district such as LS6, or a town" />
        <TextField {...field("miles")} label="Travels up to, in miles" hint="In a straight line" inputMode="numeric" />
      </div>
      <div className="desk-pair">
        <TextField {...field("phone")} label="Phone" type="tel" inputMode="tel" autoComplete="off" />
        <EmailField {...field("email")} label="Email" hint="Requests go here" autoComplete="off" />
      </div>
      <TextField {...field("fee")} label="Usual fee for one job, in pounds" inputMode="decimal" />
      <TextArea {...field("notes")} label="Notes" hint="For you alone" rows={3} />
      <button type="submit" className="button button-main">
        {button}
      </button>
    </PostForm>
  );
}
