import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * What a full page load gives for free and a client-side one has to be given: while the next page is on its way
 * 'Loading page...' shows; on arrival the focus goes to its heading and its title is announced.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const loading = useNavigation().state === "loading";
  const before = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // For faces that wait (startup/boot.js).
    dispatchEvent(new Event("another-page"));
    setTitle(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

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
