import { Link, useLocation } from "react-router";
import { MessagePage } from "../../ui/message/message-page.tsx";

/** Begins the addresses of private links: what follows may have been cut off. */
const privatePath = "/quote/";

export const NotFound = () => (
  <MessagePage poster="curtain">
    <title>Page Not Found</title>
    <meta name="robots" content="noindex" />
    <h1 className="title">
      Page <span className="nowrap">Not Found</span>
    </h1>
    <p className="lede">The page you are looking for could not be found. Please navigate back to the home page.</p>
    {useLocation().pathname.startsWith(privatePath) && (
      <p>
        If you came by a link in our email, a part of it may be missing: some mail programs break long links in two.
        Open it from our email again, or call us with your reference.
      </p>
    )}
    <Link to="/" className="button button-main">
      Go to Home
    </Link>
  </MessagePage>
);
