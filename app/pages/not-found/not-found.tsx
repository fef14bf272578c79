import { Link } from "react-router";
import { MessagePage } from "../../ui/message/message-page.tsx";

export function NotFound() {
  return (
    <main id="main" tabIndex={-1}>
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
      <MessagePage poster="curtain">
        <h1 className="title">
          Page <span className="nowrap">Not Found</span>
        </h1>
        <p className="lede">The page you are looking for could not be found. Please navigate back to the home page.</p>
        <Link to="/" className="button button-main">
          Go to Home
        </Link>
      </MessagePage>
    </main>
  );
}
