import { Link } from "react-router";
import { Chat } from "../../ui/icon/icon.tsx";

/** The buttons of a page for whoever can't get at their booking: they need to reach us more than the home page. */
export const MessageOrHome = ({ chatHref }: { chatHref: string }) => (
  <div className="buttons">
    <a className="button button-main" href={chatHref} rel="noreferrer">
      <Chat />
      WhatsApp
    </a>
    <Link className="button" to="/">
      Go to Home
    </Link>
  </div>
);
