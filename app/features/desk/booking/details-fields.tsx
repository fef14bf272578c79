import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { TickBox } from "../../../ui/field/choice.tsx";
import { described, EmailField, Field, TextArea, TextField } from "../../../ui/field/field.tsx";
import { SelectField } from "../../../ui/field/select.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { occasions, type QuoteField, quoteForm } from "../../quote/form/fields.ts";
import { actOptions, knownPlaces } from "../../quote/form-options.server.ts";
import { DateField } from "../shell/day-in-words.tsx";
import { errorAt, fieldsWith } from "../shell/form.tsx";
import type { DetailValues } from "./details-form.server.ts";

/** The inputs in the order of the form; errors of any others come last. */
const inOrder = "name phone email what performers guests date time place venue occasion".split(" ");
const positionOf = (field: string) => (inOrder.includes(field) ? inOrder.indexOf(field) : inOrder.length);

/** Each error with the input that it is about, in the order of the form. */
export const detailMistakes = (errors: Partial<Record<QuoteField, string>>): Mistake[] =>
  Object.entries(errors)
    .map(([name, message]) => ({ field: /^(act|package)$/.test(name) ? "what" : name, message }))
    .toSorted((a, b) => positionOf(a.field) - positionOf(b.field));

/** The value of a select in which nothing is chosen yet, which may not be empty; the schema refuses it as it does an unknown one. */
const unchosen = "choose";

interface DetailsFieldsProps {
  values: DetailValues;
  mistakes: readonly Mistake[];
}

/** Who, what, when and where, in the order in which a phone call gives them. */
export function DetailsFields({ values, mistakes }: DetailsFieldsProps) {
  const attributes = fieldsWith(values, mistakes);
  const field = (name: Exclude<keyof DetailValues, "what">) => ({
    ...attributes(name),
    maxLength: quoteForm.fields[name].max,
    autoComplete: "off",
  });
  const what = { name: "what", label: "Act and package", error: errorAt("what", mistakes) };
  return (
    <>
      <div className="desk-fields">
        <TextField {...field("name")} label="Name" />
        <TextField {...field("phone")} label="Phone" type="tel" inputMode="tel" />
        <EmailField {...field("email")} label="Email" />
      </div>
      <div className="desk-fields">
        <Field question={what}>
          <select id="what" name="what" className="input" defaultValue={values.what || unchosen} {...described(what)}>
            <option value={unchosen}>Choose an act</option>
            {actOptions.map(({ slug, name, packages }) => (
              <optgroup key={slug} label={name}>
                {packages.map((pack) => (
                  <option key={pack.id} value={`${slug}/${pack.id}`}>
                    {`${name}: ${pack.name}, ${formatPounds(pack.price)}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
      </div>
      <div className="desk-fields desk-fields-short">
        <TextField {...field("performers")} label="Performers" inputMode="numeric" />
        <TextField {...field("guests")} label="How many people" inputMode="numeric" />
        <DateField {...field("date")} label="Date" maxLength={undefined} />
        <TextField {...field("time")} label="Start" optional type="time" maxLength={undefined} />
      </div>
      <datalist id="places">
        {knownPlaces.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="desk-fields">
        <TextField {...field("place")} label="Town or city" list="places" />
        <TextField {...field("venue")} label="Venue" optional />
        <SelectField
          {...attributes("occasion")}
          defaultValue={values.occasion || unchosen}
          label="Occasion"
          items={[{ value: unchosen, label: "Choose the occasion" }, ...occasions]}
        />
      </div>
      <TextArea {...field("notes")} label="What they told you" optional className="input desk-short" />
      <TickBox name="surprise" defaultValue={values.surprise}>
        It’s a surprise: plain subjects and sender
      </TickBox>
    </>
  );
}
