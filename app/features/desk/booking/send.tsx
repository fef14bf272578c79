/** /desk/bookings/:reference/send and /agreed: shows the price and the email again, with the button that sends it. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { agreeByPhone } from "../../booking/by-phone/agree-by-phone.server.ts";
import { sendOffer } from "../../booking/send-offer.server.ts";
import { everBooked } from "../../quote/status.ts";
import { stepsFor } from "../shared/steps.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Panel, Submit, SummaryRows } from "../shell/screen.tsx";
import { formErrorOf, type LoadedBooking, loadBooking, readFields } from "./load.server.ts";
import { priceView } from "./overview.server.ts";
import { previewOf } from "./preview.server.ts";
import { PriceTable } from "./price-table.tsx";
import { BookingScreen } from "./screen.tsx";

const isAgreed = (request: Request) => new URL(request.url).pathname.endsWith("/agreed");

async function screenData(booking: LoadedBooking, agreed: boolean) {
  const { quote, given, today } = booking;
  const mail = await previewOf(booking, agreed);
  const steps = stepsFor(quote);
  return {
    quote,
    agreed,
    possible: mail !== undefined && (agreed ? steps.agreed : steps.send),
    price: priceView(quote, today, given),
    mail,
  };
}

export const loader = async (args: RouteArgs) => screenData(await loadBooking(args), isAgreed(args.request));

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const agreed = isAgreed(args.request);
  const field = await readFields(args.request);
  const version = Number(field("version"));
  const which = { reference: quote.reference, expectedVersion: version, by: visit.actor };
  const sent = agreed ? await agreeByPhone(ports, which) : await sendOffer(ports, which);
  if (sent.ok) {
    visit.say(agreed ? "Noted. What they agreed to is on its way to them, with a link to pay" : "It is on its way");
    throw redirect(page, 303);
  }
  const formError = await formErrorOf(booking, sent.refusal, version);
  return data({ ...(await screenData(booking, agreed)), formError }, 409);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, agreed, possible, price, mail } = answer ?? loaded;
  const { reference } = quote;
  const again = quote.status !== "priced";
  const title = agreed ? "They said yes by phone" : again ? "Send it again" : "Send the price";
  return (
    <BookingScreen
      quote={quote}
      title={title}
      formError={answer?.formError}
      lede={
        agreed
          ? "What they agreed to goes to them by email, terms included, with a link to pay. It is booked once money comes."
          : again && "It goes out with a new link; earlier links to this address go on working."
      }
    >
      {!possible && <p className="note desk-note">There is nothing to send as it stands. Price it first.</p>}
      {mail && possible && (
        <form method="post" className="desk-actions desk-send">
          <input type="hidden" name="version" value={quote.version} />
          <Submit>{agreed ? "Note the yes and send" : `Send to ${mail.to.address}`}</Submit>
          <a className={buttonClass.plain} href={`/desk/bookings/${reference}/price`}>
            Change the price
          </a>
        </form>
      )}
      <div className="desk-two">
        {mail && (
          <Panel
            id="email"
            title="The email"
            actions={
              <a href={`/desk/bookings/${reference}/email${agreed ? "?agreed" : ""}`} target="_blank" rel="noreferrer">
                See it as it will look
              </a>
            }
          >
            <SummaryRows
              rows={[
                { label: "To", value: mail.to.address },
                { label: "From", value: mail.fromName },
                { label: "Subject", value: mail.subject },
              ]}
            />
            <pre className="desk-mail-text">{mail.text}</pre>
          </Panel>
        )}
        {price && (
          <Panel id="price" title="The price">
            <PriceTable price={price} />
            {!everBooked.includes(quote.status) && <p>Valid until the end of {price.until}.</p>}
          </Panel>
        )}
      </div>
    </BookingScreen>
  );
}
