import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";

const delay = 1000;
const most = 4;

/** One second after a page has settled, fetches what the links in view lead to, unless the visitor saves data. */
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

/** Only pages that are the same for everyone: a quote page is made for each visit, so fetching it ahead is of no use. */
function linksInView(here: string): string[] {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return [];
  // Nor what opens on the page itself.
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not([aria-haspopup])")];
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const paths = inView.map((link) => link.pathname).filter((path) => path !== here && !path.includes("quote"));
  return [...new Set(paths)].slice(0, most);
}
