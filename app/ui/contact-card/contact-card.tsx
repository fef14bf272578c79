import type { ReactNode } from "react";
import { Chat, Phone } from "../icon/icon.tsx";

interface ContactCardProps {
  title?: string;
  /** The act's theme; white without one */
  theme?: string;
  /** null if the page already has a button for it */
  chatHref: string | null;
  phone: { display: string; href: string };
  /** What to write to us about, or other ways to reach us */
  children?: ReactNode;
}

/** A card with a drawn telephone in the corner, and the ways to reach us. */
export const ContactCard = ({
  title = "Changed your mind, or in a hurry?",
  theme,
  chatHref,
  phone,
  children = "Tell us your reference and we’ll have it in front of us.",
}: ContactCardProps) => (
  <section className="card price-panel contact-card drawn drawn-small drawn-corner" data-theme={theme}>
    <h2>{title}</h2>
    <p>{children}</p>
    <div className="buttons">
      {chatHref && (
        <a className="button button-mint" href={chatHref} rel="noreferrer">
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
