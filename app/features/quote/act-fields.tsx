import { formatDuration } from "../../ui/duration.ts";
import { described, Field, FieldError } from "../../ui/field/field.tsx";
import { formatPounds } from "../../ui/money.ts";
import type { Errors, Values } from "./fields.ts";
import type { ActOffer } from "./offer.server.ts";

interface ActFieldsProps {
  acts: ActOffer[];
  act: ActOffer;
  /** As the form arrived */
  sent: Values;
  /** Package to keep chosen when the act has one of that name */
  packageId: string;
  guests: number | undefined;
  errors: Errors;
}

/** The act, its package and how many performers. */
export function ActFields({ acts, act, sent, packageId, guests, errors }: ActFieldsProps) {
  const chosen = act.packages.some(({ id }) => id === packageId) ? packageId : act.packages[0]?.id;
  const counts = Array.from({ length: act.maxPerformers }, (_, index) => index + 1);
  return (
    <>
      <Field question={{ name: "act", label: "Act", error: errors.act }}>
        <select
          id="act"
          name="act"
          className="input"
          autoComplete="off"
          defaultValue={sent.act}
          {...described({ name: "act", label: "", error: errors.act })}
        >
          {acts.map(({ slug, name, packages }) => (
            <option key={slug} value={slug}>
              {name}, from {formatPounds(Math.min(...packages.map(({ price }) => price)))}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" name="intent" value="estimate" className="button button-small update">
            Show this act’s packages
          </button>
        </noscript>
      </Field>
      <fieldset
        className={errors.package ? "field field-wrong" : "field"}
        {...described({ name: "package", label: "", error: errors.package })}
      >
        <legend>Package</legend>
        <FieldError name="package" error={errors.package} />
        <div className="packs">
          {act.packages.map(({ id, name, minutes, price, includes }, index) => (
            <label key={`${act.slug}-${id}`} className="pack">
              <input
                id={index === 0 ? "package" : `package-${id}`}
                type="radio"
                name="package"
                value={id}
                defaultChecked={id === chosen}
              />
              <span className="pack-name">
                {name}
                {/hour/i.test(name) || <span className="pack-time">{formatDuration(minutes)}</span>}
              </span>
              <span className="pack-price">{formatPounds(price)}</span>
              <ul className="pack-includes">
                {includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        question={{ name: "performers", label: "How many?", hint: suggestion(act, guests), error: errors.performers }}
      >
        <select
          id="performers"
          name="performers"
          className="input input-short"
          autoComplete="off"
          defaultValue={sent.performers || "1"}
          {...described({ name: "performers", label: "", hint: suggestion(act, guests), error: errors.performers })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count} {count === 1 ? act.singular : act.plural}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}

function suggestion({ guestsPerPerformer, maxPerformers, singular, plural }: ActOffer, guests: number | undefined) {
  if (!guestsPerPerformer) return undefined;
  const rule = `One for every ${guestsPerPerformer} guests or so keeps glasses full.`;
  if (!guests) return rule;
  const count = Math.min(maxPerformers, Math.ceil(guests / guestsPerPerformer));
  return `${rule} For ${guests} we’d suggest ${count} ${count === 1 ? singular : plural}.`;
}
