import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { focusOn } from "../../ui/head/focus-on.ts";

/** The path on show. Of this tab and not of the component: to and from an error screen the whole shell is mounted again. */
let before: string | undefined;

/**
 * What a full page load gives for free and a client-side one has to be given: while the next page is on its way
 * 'Loading page...' shows; on arrival the focus goes to its heading and its title is announced. A page that is gone back to stands
 * where it was left, its heading perhaps off the screen: there the focus goes to the main part, of which something is in sight.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const loading = useNavigation().state === "loading";
  const [title, setTitle] = useState("");
  const goneBackTo = useNavigationType() === "POP";

  // In the same task in which the page changes and is scrolled: a Tab pressed between the two would move the focus on and scroll to
  // it, and the heading, focused after that, would have it unseen.
  useLayoutEffect(() => {
    if ((before ?? pathname) === pathname || hash) return;
    focusOn(goneBackTo ? "main" : "main h1");
  }, [pathname, hash, goneBackTo]);

  useEffect(() => {
    const same = (before ?? pathname) === pathname;
    before = pathname;
    if (same) return;
    setTitle(document.title);
  }, [pathname]);

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
