import { Choices } from "../../../ui/field/choice.tsx";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import type { KnownPlace } from "../estimate/places.ts";
import { DateField } from "./date-field.tsx";
import { type Errors, limits, occasions, type Values } from "./fields.ts";

interface PartyFieldsProps {
  places: KnownPlace[];
  today: string;
  sent: Values;
  now: Values;
  live: boolean;
  errors: Errors;
}

export function PartyFields({ places, today, sent, now, live, errors }: PartyFieldsProps) {
  return (
    <>
      <DateField sent={sent.date} typed={now.date} today={today} live={live} error={errors.date} />
      <TextField
        name="place"
        label="Town or city"
        hint="Anywhere at all: places not on our list are priced by hand"
        error={errors.place}
        defaultValue={sent.place}
        maxLength={limits.place}
        list="places"
        autoComplete="off"
      />
      <datalist id="places">
        {places.map(({ slug, name, areas }) => (
          <option key={slug} value={name} label={`${name}, ${areas[0]}`} />
        ))}
      </datalist>
      <TextField
        name="guests"
        label="How many people?"
        hint="Your best guess; you can change it later"
        error={errors.guests}
        defaultValue={sent.guests}
        maxLength={limits.guests}
        inputMode="numeric"
        autoComplete="off"
        className="input input-short"
      />
      <Choices
        name="occasion"
        label="What’s the occasion?"
        choices={occasions}
        chosen={sent.occasion}
        error={errors.occasion}
      />
      <Extras sent={sent} errors={errors} />
    </>
  );
}

/** Folded away until wanted, open when there is something in it. */
function Extras({ sent, errors }: Pick<PartyFieldsProps, "sent" | "errors">) {
  const names = ["time", "venue", "notes"] as const;
  return (
    <details className="extras" open={names.some((name) => sent[name] || errors[name])}>
      <summary>Add a time, venue or notes (optional)</summary>
      <TextField
        name="time"
        label="Start time"
        hint="When the act should begin, such as 7.30pm"
        optional
        error={errors.time}
        defaultValue={sent.time}
        maxLength={limits.time}
        autoComplete="off"
        className="input input-short"
      />
      <TextField
        name="venue"
        label="Venue"
        hint="A name, or the kind of room: a flat, a hired hall, a boat"
        optional
        error={errors.venue}
        defaultValue={sent.venue}
        maxLength={limits.venue}
        autoComplete="off"
      />
      <TextArea
        name="notes"
        label="Anything we should know"
        hint="Who the party is for, how cheeky it should be, steps to the door"
        optional
        error={errors.notes}
        defaultValue={sent.notes}
        maxLength={limits.notes}
        autoComplete="off"
        rows={4}
      />
    </details>
  );
}
