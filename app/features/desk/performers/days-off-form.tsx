import { weekdays } from "../../../dates/dates.ts";
import type { FormState } from "../../../forms/form.ts";
import { FormStart, fieldsOf } from "../../../forms/parts.tsx";
import { Field, TextField } from "../../../ui/field/field.tsx";
import { type DaysOffField, daysOffForm, everyDay } from "../../performer/fields.ts";
import { DateField } from "../shell/day-in-words.tsx";
import { PostForm, Submit } from "../shell/screen.tsx";

interface DaysOffFormProps {
  answer: Pick<FormState<DaysOffField>, "values" | "errors"> | undefined;
  /** Idempotency key */
  keyOfForm: string;
}

/** Adds a day off, a range of days, or a weekday. */
export function DaysOffForm({ answer, keyOfForm }: DaysOffFormProps) {
  const field = fieldsOf(daysOffForm, answer);
  const weekday = field("weekday");
  return (
    <PostForm fields={{ intent: "off", key: keyOfForm }} className="desk-form desk-form-tight" noValidate>
      <FormStart answer={answer && { ...answer, problem: null }} />
      <div className="desk-pair">
        <DateField {...field("from")} label="First day" maxLength={undefined} optional={false} />
        <DateField {...field("to")} label="Last day" maxLength={undefined} />
      </div>
      <div className="desk-pair">
        <Field question={{ name: "weekday", label: "Only on", optional: true }}>
          <select id="weekday" name="weekday" className="input" defaultValue={weekday.defaultValue || everyDay}>
            <option value={everyDay}>Every day</option>
            {weekdays.map((name, index) => (
              <option key={name} value={index}>
                {name}s
              </option>
            ))}
          </select>
        </Field>
        <TextField {...field("note")} label="Why" />
      </div>
      <Submit kind="plain">Add days off</Submit>
    </PostForm>
  );
}
