import { Link } from "react-router";
import { MessagePage } from "../../ui/message/message-page.tsx";

export const NotFound = () => (
  <MessagePage poster="curtain">
    <title>Page Not Found</title>
    <meta name="robots" content="noindex" />
    <h1 className="title">
      Page <span className="nowrap">Not Found</span>
    </h1>
    <p className="lede">The page you are looking for could not be found. Please navigate back to the home page.</p>
    <Link to="/" className="button button-main">
      Go to Home
    </Link>
  </MessagePage>
);
