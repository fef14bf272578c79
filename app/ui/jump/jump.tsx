interface JumpProps {
  label: string;
  links: readonly { id: string; title: string }[];
}

/** Links to the sections of a page, beside its text; on small screens one row of pills that scrolls sideways. */
export function Jump({ label, links }: JumpProps) {
  return (
    <nav className="jump" aria-label={label}>
      <ul role="list">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a className="pill" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
