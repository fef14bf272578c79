import { counted } from "../../../ui/counted.ts";
import { FieldGroup, type Question } from "../../../ui/field/field.tsx";

const counts = [1, 2, 3, 4, 5];

interface StarFieldProps extends Question {
  /** "1" to "5"; "" for none */
  defaultValue: string;
}

/** One to five drawn stars, each above its word; radio buttons underneath. The first has the id that the error summary links to. */
export function StarField({ defaultValue, ...question }: StarFieldProps) {
  const { name } = question;
  return (
    <FieldGroup question={question}>
      <div className="star-choices">
        {counts.map((count) => (
          <label key={count} className="star-choice">
            <input
              id={count === 1 ? name : `${name}-${count}`}
              type="radio"
              name={name}
              value={count}
              defaultChecked={String(count) === defaultValue}
            />
            <svg aria-hidden="true" viewBox="0 0 44 44" width="44" height="44">
              <path d="m22 3 5.6 12.6 13.7 1.5-10.2 9.2 2.9 13.5L22 32.9 10 39.8l2.9-13.5L2.7 17.1l13.7-1.5Z" />
            </svg>
            <span>{counted(count, "star")}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
