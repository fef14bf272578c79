import { Link } from "react-router";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import type { ClosedData } from "./closed.server.ts";

/** A plain page with its reason and one way on. */
export function Closed({ closed, siteName }: { closed: ClosedData; siteName: string }) {
  const { title, text, note, next } = closed;
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
            {note}
            {text}
          </p>
          <div className="buttons">
            <Link className="button button-main" to={next.to} reloadDocument={next.reload}>
              {next.label}
            </Link>
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
