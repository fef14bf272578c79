/** /desk/bookings/:reference/send and /agreed: shows the price and the email again, with the button that sends it. */
import { data, useActionData, useLoaderData } from "react-router";
import { agreeByPhone } from "../../booking/by-phone/agree-by-phone.server.ts";
import { sendOffer } from "../../booking/send-offer.server.ts";
import { everBooked } from "../../quote/status.ts";
import { stepsFor } from "../shared/steps.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Panel, PostForm, Submit, SummaryRows } from "../shell/screen.tsx";
import { loadBooking, loadBookingForm, mistakesOf } from "./load.server.ts";
import { priceView } from "./overview.server.ts";
import { previewOf } from "./preview.server.ts";
import { PriceTable } from "./price-table.tsx";
import { BookingScreen } from "./screen.tsx";

const isAgreed = (request: Request) => new URL(request.url).pathname.endsWith("/agreed");

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { quote, given, today } = booking;
  const agreed = isAgreed(args.request);
  const mail = await previewOf(booking, agreed);
  const steps = stepsFor(quote);
  const possible = mail !== undefined && (agreed ? steps.agreed : steps.send);
  return { quote, agreed, possible, price: priceView(quote, today, given), mail };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, asked, done } = form;
  const agreed = isAgreed(args.request);
  const sent = agreed ? await agreeByPhone(ports, asked) : await sendOffer(ports, asked);
  if (!sent.ok) return data({ mistakes: await mistakesOf(form, sent.refusal) }, 409);
  throw done(agreed ? "Noted. What they agreed to is on its way to them, with a link to pay" : "It is on its way");
}

export function Component() {
  const { quote, agreed, possible, price, mail } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { reference } = quote;
  const again = quote.status !== "priced";
  const title = agreed ? "They said yes by phone" : again ? "Send it again" : "Send the price";
  return (
    <BookingScreen
      quote={quote}
      title={title}
      mistakes={answer?.mistakes}
      lede={
        agreed
          ? "What they agreed to goes to them by email, terms included, with a link to pay. It is booked once money comes."
          : again && "It goes out with a new link; earlier links to this address go on working."
      }
    >
      {!possible && <p className="note desk-note">There is nothing to send as it stands. Price it first.</p>}
      {mail && possible && (
        <PostForm fields={{ version: quote.version }} className="desk-actions desk-send">
          <Submit>{agreed ? "Note the yes and send" : `Send to ${mail.to.address}`}</Submit>
          <a className={buttonClass.plain} href={`/desk/bookings/${reference}/price`}>
            Change the price
          </a>
        </PostForm>
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
