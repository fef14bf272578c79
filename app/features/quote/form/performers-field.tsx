import { SelectField } from "../../../ui/field/select.tsx";
import { performersOf } from "../estimate/estimate-choice.ts";
import type { ActOption } from "../form-options.server.ts";
import type { FieldsProps } from "./person-fields.tsx";

interface PerformersProps extends FieldsProps {
  /** undefined while the packages of the newly chosen act are loading: the earlier choice stays in the form until then */
  act: ActOption | undefined;
  /** The current value: the field is controlled, because its choices change with the act */
  chosen: string;
  guests: number | undefined;
  onChange: () => void;
}

/** The number of performers. Asked after the number of guests, which the suggestion is based on. */
export function PerformersField({ act, chosen, guests, field, onChange }: PerformersProps) {
  if (!act) return <input type="hidden" name="performers" value={chosen} />;
  const counts = Array.from({ length: act.maxPerformers }, (_, index) => index + 1);
  return (
    <SelectField
      name="performers"
      label="How many performers?"
      hint={suggestion(act, guests)}
      error={field("performers").error}
      className="input input-short"
      value={performersOf(chosen, act)}
      onChange={onChange}
      items={counts.map((count) => ({
        value: String(count),
        label: `${count} ${count === 1 ? act.singular : act.plural}`,
      }))}
    />
  );
}

function suggestion({ guestsPerPerformer, maxPerformers, singular, plural }: ActOption, guests: number | undefined) {
  if (!guestsPerPerformer) return undefined;
  const rule = `One for every ${guestsPerPerformer} guests or so keeps glasses full.`;
  if (!guests) return rule;
  const count = Math.ceil(guests / guestsPerPerformer);
  if (count > maxPerformers) return `${rule} For more than ${maxPerformers} ${plural}, please call us.`;
  return `${rule} For ${guests} we’d suggest ${count} ${count === 1 ? singular : plural}.`;
}
