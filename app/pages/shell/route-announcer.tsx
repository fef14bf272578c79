import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { focusOn } from "../../ui/head/focus-on.ts";

/** The path shown last. Module state, because the whole shell is mounted again around an error screen. */
let before: string | undefined;

/**
 * Does what a full page load does by itself. While the next page loads, it shows 'Loading page...'. Then it moves the focus to the page's
 * heading, or to the part that the address names, and announces the title. A page reached by Back keeps its scroll position, so its
 * heading may be off screen; there the focus goes to the main part.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const loading = useNavigation().state === "loading";
  const [title, setTitle] = useState("");
  const goneBackTo = useNavigationType() === "POP";

  // A layout effect, so that it runs in the same task in which the page changes and is scrolled. Otherwise a Tab pressed in between would
  // move the focus and scroll to it, and focusing the heading afterwards would move that out of view.
  useLayoutEffect(() => {
    const same = (before ?? pathname) === pathname;
    before = pathname;
    if (same) return;
    if (goneBackTo) focusOn("main");
    else if (!hash || !focusOn(`#${CSS.escape(hash.slice(1))}`)) focusOn("main h1");
    setTitle(document.title);
  }, [pathname, hash, goneBackTo]);

  return (
    <>
      <p className="visually-hidden" aria-live="assertive">
        {title}
      </p>
      <p className="loading-page" role="status" data-on={loading ? "" : undefined}>
        {loading && "Loading page..."}
      </p>
    </>
  );
}
