import type { ReactNode } from "react";
import { Chat, Phone } from "../icon/icon.tsx";

interface ContactCardProps {
  title?: string;
  /** Writing to us is the page's main thing to do */
  main?: boolean;
  /** The act's theme; white for none */
  theme?: string;
  /** null where the page has the button for it already */
  chatHref: string | null;
  phone: { display: string; href: string };
  /** What to say to us, or how else to */
  children?: ReactNode;
}

/** A telephone on the corner, and the ways to reach us. */
export const ContactCard = ({
  title = "Changed your mind, or in a hurry?",
  main = false,
  theme,
  chatHref,
  phone,
  children = "Tell us your reference and we’ll have it in front of us.",
}: ContactCardProps) => (
  <section className="card price-panel contact-card drawn-first drawn-corner" data-theme={theme}>
    <h2>{title}</h2>
    <p>{children}</p>
    <div className="buttons">
      {chatHref && (
        <a className={main ? "button button-main" : "button button-mint"} href={chatHref} rel="noreferrer">
          <Chat />
          WhatsApp
        </a>
      )}
      <a className="button" href={phone.href}>
        <Phone />
        Call {phone.display}
      </a>
    </div>
  </section>
);
