import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";

/** Milliseconds after a page has loaded until its links are prefetched. */
const delay = 1000;
/** Maximum number of pages prefetched from one page. */
const maxPages = 4;

/** Prefetches the pages that visible links lead to, one second after a page has loaded, unless the visitor saves data. */
export function Prefetch() {
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ on: string; paths: string[] }>({ on: "", paths: [] });

  useEffect(() => {
    const timer = setTimeout(() => setFound({ on: pathname, paths: linksInView(pathname) }), delay);
    return () => clearTimeout(timer);
  }, [pathname]);

  if (found.on !== pathname) return null;
  return found.paths.map((path) => <PrefetchPageLinks key={path} page={path} />);
}

/** Only prerendered pages: a quote page is rendered for each visit, so prefetching it would be useless. */
function linksInView(currentPath: string): string[] {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return [];
  // Links that open a dialog on the page are left out too.
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not([aria-haspopup])")];
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const paths = inView.map((link) => link.pathname).filter((path) => path !== currentPath && !path.includes("quote"));
  return [...new Set(paths)].slice(0, maxPages);
}
