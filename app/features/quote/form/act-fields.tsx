import { CheckList } from "../../../ui/check-list.tsx";
import { formatDuration } from "../../../ui/duration.ts";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { SelectField } from "../../../ui/field/select.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { packageOf } from "../estimate/estimate-choice.ts";
import type { ActOption, ShownOptions } from "../form-options.server.ts";
import { estimateOnly, type QuoteValues } from "./fields.ts";
import type { FieldsProps } from "./person-fields.tsx";

interface ActFieldsProps extends FieldsProps {
  acts: ShownOptions["acts"];
  /** undefined while the packages of the act that was just chosen are loading */
  act: ActOption | undefined;
  /** Whether loading the price list failed, so that the server has to show an act's packages */
  listFailed: boolean;
  /** The form's current values. The package field is controlled by them, because its choices change with the act */
  now: QuoteValues;
  onChange: () => void;
}

export function ActFields({ acts, act, listFailed, field, now, onChange }: ActFieldsProps) {
  return (
    <>
      <SelectField
        name="act"
        label="Act"
        error={field("act").error}
        defaultValue={field("act").defaultValue}
        items={acts.map(({ slug, name, from }) => ({ value: slug, label: `${name}, from ${formatPounds(from)}` }))}
      >
        <noscript>
          <ShowPackages />
        </noscript>
      </SelectField>
      {act ? (
        <PackageFields act={act} now={now} field={field} onChange={onChange} />
      ) : (
        <div className="field" role="status">
          <input type="hidden" name="package" value={now.package} />
          {listFailed ? (
            <>
              <p>This act’s packages didn’t load. Press the button, and we’ll try again with what you’ve typed.</p>
              <ShowPackages />
            </>
          ) : (
            <p>Fetching this act’s packages…</p>
          )}
        </div>
      )}
    </>
  );
}

/** Asks the server to draw the form again with the act's packages: the whole form is sent, but nothing is checked or stored. */
const ShowPackages = () => (
  <button type="submit" name="intent" value={estimateOnly} className="button button-small update">
    Show this act’s packages
  </button>
);

function PackageFields({
  act,
  now,
  field,
  onChange,
}: { act: ActOption } & Pick<ActFieldsProps, "now" | "field" | "onChange">) {
  const { error } = field("package");
  const chosen = packageOf(now.package, act).id;
  return (
    <FieldGroup question={{ name: "package", label: "Package", error }}>
      <div className="packs">
        {act.packages.map(({ id, name, minutes, price, includes }, index) => (
          <div key={`${act.slug}-${id}`} className="card pack" data-theme={act.theme}>
            <label className="pack-label">
              <input
                id={index === 0 ? "package" : `package-${id}`}
                type="radio"
                name="package"
                value={id}
                // Without this, browsers restore old answers by their order, even into another act's packages.
                autoComplete="off"
                checked={id === chosen}
                onChange={onChange}
                aria-describedby={`includes-${id}`}
              />
              <span className="pack-name">
                {name} {/hour/i.test(name) || <span className="pack-time">{formatDuration(minutes)}</span>}
              </span>{" "}
              <span className="pack-price">{formatPounds(price)}</span>
            </label>
            <div className="pack-includes" id={`includes-${id}`}>
              <CheckList lines={includes} />
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
