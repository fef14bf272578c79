/** /desk/bookings/new: records a booking taken by phone; ?enquiry= starts with a message from the contact form. */
import { useActionData, useLoaderData } from "react-router";
import { TickBox } from "../../../ui/field/choice.tsx";
import { TextArea } from "../../../ui/field/field.tsx";
import { errorAt } from "../shell/form.tsx";
import { PostForm, Screen, Submit } from "../shell/screen.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { estimateKey } from "./details-form.server.ts";
import { LineFields } from "./line-fields.tsx";
import { maxNoteLength } from "./lines.server.ts";
import { action, loader } from "./new.server.ts";
import { PriceTable } from "./price-table.tsx";

export { action, loader };

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { values, key, enquiry, note, mistakes = [], lines = [], price, deposit } = answer ?? loaded;
  return (
    <Screen
      title="New booking"
      mistakes={mistakes}
      back={{ to: "/desk/bookings", label: "Bookings" }}
      lede={
        enquiry
          ? "From a message: it is ticked off when this is stored."
          : "For a booking by phone: work out the price, say it, then send it or record their yes."
      }
    >
      <PostForm fields={{ key, enquiry, pricedFor: estimateKey(values) }} className="desk-form">
        <DetailsFields values={values} mistakes={mistakes} />
        <TickBox name="adult" defaultValue={values.adult} error={errorAt("adult", mistakes)}>
          They confirm that they and everyone there will be 18 or over
        </TickBox>
        {price && (
          <section className="desk-panel desk-different" aria-labelledby="worked" role="status">
            <h2 id="worked">The price</h2>
            <PriceTable price={price} />
            <input type="hidden" name="total" value={price.total} />
          </section>
        )}
        {lines.length > 0 && <LineFields lines={lines} deposit={deposit} mistakes={mistakes} />}
        {price && (
          <TextArea
            name="note"
            label="A note to the customer"
            optional
            className="input desk-short"
            maxLength={maxNoteLength}
            defaultValue={note}
          />
        )}
        <div className="desk-actions">
          {price ? (
            <>
              <Submit name="intent" value="agreed">
                They said yes: send it to pay
              </Submit>
              <Submit name="intent" value="send" kind="plain">
                Send the price
              </Submit>
              <Submit name="intent" value="work" kind="plain">
                Work it out again
              </Submit>
            </>
          ) : (
            <Submit name="intent" value="work">
              Work it out
            </Submit>
          )}
          <Submit name="intent" value="keep" kind="plain">
            Keep for later
          </Submit>
        </div>
      </PostForm>
    </Screen>
  );
}
