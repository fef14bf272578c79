import { Link } from "react-router";
import { Accented } from "../../ui/accented.tsx";
import { FigureHead } from "../../ui/figure-head/figure-head.tsx";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { ClosedData } from "./closed.server.ts";

/** A plain page with its reason and one way on. */
export function Closed({ closed, siteName }: { closed: ClosedData; siteName: string }) {
  const { title, heading, text, note, party, next } = closed;
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${title} | ${siteName}`}</title>
      <FigureHead figure={closed.figure} tall>
        <h1 className="title">
          <Accented {...heading} />
        </h1>
        {party && (
          <p className="lede" dir="auto">
            <Unbroken>{party}</Unbroken>
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
        <div className="card closed-card" data-theme={closed.figure.theme}>
          <p className="lede">
            <Unbroken>{note + text}</Unbroken>
          </p>
          <div className="buttons">
            <Link className="button button-main" to={next.to} reloadDocument={next.reload}>
              {next.label}
            </Link>
            <a className="button button-mint" href={closed.chatHref} rel="noreferrer">
              <Chat />
              WhatsApp
            </a>
            <a className="button" href={closed.phone.href}>
              <Phone />
              Call {closed.phone.display}
            </a>
          </div>
        </div>
      </div>
    </main>
  );
}
