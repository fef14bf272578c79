import { useRef, useState } from "react";
import { formatDate, formatLongDate, latestDate, readDate } from "../../../dates/dates.ts";
import { described, Field } from "../../../ui/field/field.tsx";
import { Calendar } from "../../../ui/icon/icon.tsx";

interface DateFieldProps {
  name: string;
  defaultValue: string;
  maxLength: number;
  /** As typed so far */
  typed: string;
  /** ISO, at the venue */
  today: string;
  live: boolean;
  error: string | undefined;
}

/** A date typed as text and repeated with its weekday; with scripts, it can also be picked from the browser's calendar. */
export function DateField({ name, defaultValue, maxLength, typed, today, live, error }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const read = typed.trim() === "" ? undefined : readDate(typed, today);
  const hint = (
    // Replaces the example, so that the page needs no extra space for it and does not shift.
    <span className={read?.ok ? "date-read" : undefined} role="status">
      {(read?.ok ? formatLongDate(read.iso) : left && !error && read?.message) || "Such as 13 June 2027 or 13/6/27"}
    </span>
  );
  const question = { name, label: "Date of the party", hint, error };

  const pick = (iso: string) => {
    if (!input.current || !iso) return;
    input.current.value = formatDate(iso);
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  };

  return (
    <Field question={question}>
      <div className="date-input">
        <input
          ref={input}
          id={name}
          name={name}
          type="text"
          className="input"
          autoComplete="off"
          maxLength={maxLength}
          defaultValue={defaultValue}
          onBlur={() => setLeft(true)}
          onFocus={() => setLeft(false)}
          {...described(question)}
        />
        {live && (
          <>
            <input
              ref={picker}
              type="date"
              className="date-picker"
              tabIndex={-1}
              aria-hidden="true"
              autoComplete="off"
              min={today}
              max={latestDate(today)}
              onInput={(event) => event.stopPropagation()}
              onChange={(event) => pick(event.currentTarget.value)}
            />
            <button
              type="button"
              className="date-button"
              aria-label="Choose the date from a calendar"
              onClick={() => open(picker.current, read)}
            >
              <Calendar />
            </button>
          </>
        )}
      </div>
    </Field>
  );
}

function open(picker: HTMLInputElement | null, read: ReturnType<typeof readDate> | undefined) {
  if (!picker) return;
  if (read?.ok) picker.value = read.iso;
  // Not every browser has `showPicker`; on phones without it, focusing the field opens the picker.
  if ("showPicker" in picker) picker.showPicker();
  else (picker as HTMLInputElement).focus();
}
