import { Link } from "react-router";
import { FigureHead } from "../../ui/figure-head/figure-head.tsx";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import type { ClosedData } from "./closed.server.ts";

/** A plain page with its reason and one way on. */
export function Closed({ closed, siteName }: { closed: ClosedData; siteName: string }) {
  const { title, text, note, party, next } = closed;
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${title} | ${siteName}`}</title>
      <FigureHead figure={closed.figure}>
        <h1 className="title">{title}</h1>
        {party && (
          <p className="lede" dir="auto">
            {party}
          </p>
        )}
        {closed.reference && (
          <p>
            Reference{" "}
            <strong translate="no" className="nowrap">
              {closed.reference}
            </strong>
          </p>
        )}
      </FigureHead>
      <div className="wrap closed" data-own-buttons>
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
    </main>
  );
}
