import { Chat, Phone } from "../../ui/icon/icon.tsx";

interface HelpProps {
  title?: string;
  /** Writing to us is the page's main thing to do */
  main?: boolean;
  /** The act's theme; white for none */
  theme?: string;
  chatHref: string;
  phone: { display: string; href: string };
}

export const Help = ({
  title = "Changed your mind, or in a hurry?",
  main = false,
  theme,
  chatHref,
  phone,
}: HelpProps) => (
  <section className="sent-next card price-panel sent-help drawn-first drawn-corner" data-theme={theme}>
    <h2>{title}</h2>
    <p>Tell us your reference and we’ll have it in front of us.</p>
    <div className="buttons">
      <a className={main ? "button button-main" : "button button-mint"} href={chatHref} rel="noreferrer">
        <Chat />
        WhatsApp
      </a>
      <a className="button" href={phone.href}>
        <Phone />
        Call {phone.display}
      </a>
    </div>
  </section>
);
