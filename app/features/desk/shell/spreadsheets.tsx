import { capitalised } from "../../../ui/capitalised.ts";

/** A link to the CSV of each year. @param name of the file and of what is in it; `years` newest first */
export function Spreadsheets({ name, years }: { name: string; years: readonly number[] }) {
  if (years.length === 0) return null;
  return (
    <p className="desk-actions">
      {`${capitalised(name)} as a spreadsheet (CSV):`}
      {years.map((year) => (
        <a key={year} href={`/desk/${name}.csv?year=${year}`}>
          <span className="visually-hidden">{capitalised(name)} of </span>
          {year}
        </a>
      ))}
    </p>
  );
}
