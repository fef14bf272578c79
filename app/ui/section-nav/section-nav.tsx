import { useEffect, useState } from "react";
import { showWhole } from "../pills/show-whole.ts";

interface SectionNavProps {
  label: string;
  links: readonly { id: string; title: string }[];
}

/** Links to the sections of a page, beside its text; on small screens, a row of pills that scrolls sideways. */
export function SectionNav({ label, links }: SectionNavProps) {
  const current = useCurrent(links);
  return (
    <nav className="section-nav" aria-label={label} onFocus={showWhole}>
      <ul role="list">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a className="pill" href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section that begins above a line a quarter down the screen, or the first. Determined when one crosses the line. */
function useCurrent(links: SectionNavProps["links"]): string | undefined {
  const [current, setCurrent] = useState(links[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight;
        const reached = links.findLast(({ id }) => top(id) < innerHeight / 4);
        setCurrent((reached ?? links[0])?.id);
      },
      { rootMargin: "-25% 0px -75% 0px" },
    );
    for (const { id } of links) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [links]);
  return current;
}
