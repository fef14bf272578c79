import type { ReactNode } from "react";
import { formatLongDate, readDate } from "../../../dates/dates.ts";
import { formatStart } from "../../../dates/start.ts";
import { readTime } from "../../../dates/times.ts";
import { Choices } from "../../../ui/field/choice.tsx";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { LiveRegion } from "../../../ui/live-region/live-region.tsx";
import type { Travel } from "../estimate/estimate.ts";
import { byHandText } from "../estimate/estimate-text.ts";
import type { KnownPlace } from "../estimate/places.ts";
import { DateField } from "./date-field.tsx";
import { occasions, type QuoteValues } from "./fields.ts";
import type { FieldsProps } from "./person-fields.tsx";

interface PartyFieldsProps extends FieldsProps {
  places: KnownPlace[];
  /** Travel to the place typed so far; undefined while it can't be worked out */
  travel: Travel | undefined;
  /** ISO, at the venue */
  today: string;
  /** As typed so far */
  now: QuoteValues;
  live: boolean;
  /** The field for the number of performers, which depends on the guests */
  performers: ReactNode;
}

export function PartyFields({ field, places, travel, today, now, live, performers }: PartyFieldsProps) {
  const byHand = travel?.kind === "by-hand" ? byHandText(travel) : "";
  return (
    <>
      <DateField {...field("date")} typed={now.date} today={today} live={live} />
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
      <Extras field={field} start={startOf(now, today)} />
    </>
  );
}

/** "Saturday 19 June 2027 at 12.30am, the night from Friday to Saturday", as people mean either night by it. @returns "" until both can be read */
function startOf({ date, time }: QuoteValues, today: string): string {
  const day = readDate(date, today);
  const start = readTime(time);
  return day.ok && start.ok ? `${formatLongDate(day.iso)} at ${formatStart(day.iso, start.time)}` : "";
}

/** Folded by default; open when one of its fields has a value or an error. */
function Extras({ field, start }: FieldsProps & { start: string }) {
  const time = field("time");
  const venue = field("venue");
  const notes = field("notes");
  return (
    <details className="extras" open={[time, venue, notes].some(({ defaultValue, error }) => defaultValue || error)}>
      <summary className="disclosure">Add a time, venue or notes (optional)</summary>
      <TextField
        {...time}
        label="Start time"
        hint={
          <span className={start ? "date-read" : undefined} role="status">
            {start || "When the act should begin, such as 7.30pm"}
          </span>
        }
        autoComplete="off"
        className="input input-short"
      />
      <TextField {...venue} label="Venue" hint="Its name, or a flat, a hired hall, a boat" autoComplete="off" />
      <TextArea
        {...notes}
        label="Anything we should know"
        hint="Who it is for, how cheeky it should be, steps to the door, a company to invoice"
        autoComplete="off"
        rows={4}
      />
    </details>
  );
}
