import type { ReactNode } from "react";
import { Choices } from "../../../ui/field/choice.tsx";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { LiveRegion } from "../../../ui/live-region/live-region.tsx";
import type { Travel } from "../estimate/estimate.ts";
import { byHandText } from "../estimate/estimate-text.ts";
import type { KnownPlace } from "../estimate/places.ts";
import { DateField } from "./date-field.tsx";
import { occasions } from "./fields.ts";
import type { FieldsProps } from "./person-fields.tsx";

interface PartyFieldsProps extends FieldsProps {
  places: KnownPlace[];
  /** Travel to the place typed so far; undefined while it can't be worked out */
  travel: Travel | undefined;
  /** ISO, at the venue */
  today: string;
  /** The date as typed so far */
  date: string;
  live: boolean;
  /** The field for the number of performers, which depends on the guests */
  performers: ReactNode;
}

export function PartyFields({ field, places, travel, today, date, live, performers }: PartyFieldsProps) {
  const byHand = travel?.kind === "by-hand" ? byHandText(travel) : "";
  return (
    <>
      <DateField {...field("date")} typed={date} today={today} live={live} />
      <TextField
        {...field("place")}
        label="Town or city"
        hint="Anywhere: places not on our list are priced by hand"
        list="places"
        autoComplete="off"
      />
      {byHand && <p className="place-note">{byHand}</p>}
      <LiveRegion text={byHand} />
      <datalist id="places">
        {places.map(({ slug, name, areas }) => (
          <option key={slug} value={name} label={`${name}, ${areas[0]}`} />
        ))}
      </datalist>
      <TextField
        {...field("guests")}
        label="How many people?"
        hint="Your best guess; you can change it later"
        inputMode="numeric"
        autoComplete="off"
        className="input input-short"
      />
      {performers}
      <Choices {...field("occasion")} label="What’s the occasion?" choices={occasions} />
      <Extras field={field} />
    </>
  );
}

/** Folded by default; open when one of its fields has a value or an error. */
function Extras({ field }: FieldsProps) {
  const time = field("time");
  const venue = field("venue");
  const notes = field("notes");
  return (
    <details className="extras" open={[time, venue, notes].some(({ defaultValue, error }) => defaultValue || error)}>
      <summary className="disclosure">Add a time, venue or notes (optional)</summary>
      <TextField
        {...time}
        label="Start time"
        hint="When the act should begin, such as 7.30pm"
        autoComplete="off"
        className="input input-short"
      />
      <TextField {...venue} label="Venue" hint="Its name, or a flat, a hired hall, a boat" autoComplete="off" />
      <TextArea
        {...notes}
        label="Anything we should know"
        hint="Who it is for, how cheeky it should be, steps to the door"
        autoComplete="off"
        rows={4}
      />
    </details>
  );
}
