import { Link } from "react-router";
import { Poster } from "../../ui/poster/poster.tsx";

export function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="not-found">
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
      <div className="wrap not-found-row">
        <div className="stack not-found-words">
          <h1 className="title">Page Not Found</h1>
          <p className="lede">
            The page you are looking for could not be found. Please navigate back to the home page.
          </p>
          <Link to="/" className="button button-main">
            Go to Home
          </Link>
        </div>
        <div className="not-found-picture framed">
          <Poster name="curtain" alt="" priority />
        </div>
      </div>
    </main>
  );
}
