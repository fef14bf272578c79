import { Link } from "react-router";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import type { ClosedData } from "./closed.server.ts";
import { closings } from "./closed.ts";

/** A plain page with its reason and one way on. */
export function Closed({ closed, siteName }: { closed: ClosedData; siteName: string }) {
  const { title, text } = closings[closed.closing];
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${title} | ${siteName}`}</title>
      <div className="closed" data-own-buttons data-theme={closed.theme}>
        <div className="page-narrow">
          <h1 className="title">{title}</h1>
          {closed.reference && (
            <p>
              Reference <strong translate="no">{closed.reference}</strong>
            </p>
          )}
          <p className="lede">
            {closed.note && `${closed.note} `}
            {text}
          </p>
          <div className="buttons">
            <Next closed={closed} />
            <a className="button" href={closed.phone.href}>
              <Phone />
              Call {closed.phone.display}
            </a>
            <a className="button" href={closed.chatHref} rel="noreferrer">
              <Chat />
              WhatsApp
            </a>
          </div>
        </div>
      </div>
    </main>
  );
}

function Next({ closed }: { closed: ClosedData }) {
  const { next } = closings[closed.closing];
  const main = "button button-main";
  if (next === "booking" && closed.booking)
    return (
      <a className={main} href={closed.booking}>
        See your booking
      </a>
    );
  if (next === "look" && closed.look)
    return (
      <a className={main} href={closed.look}>
        Look at it again
      </a>
    );
  if (next === "home")
    return (
      <Link className={main} to="/">
        Go to Home
      </Link>
    );
  return (
    <Link className={main} to={closed.ask}>
      Get a quote
    </Link>
  );
}
