interface JumpProps {
  label: string;
  links: readonly { id: string; title: string }[];
  /** Beside the text on wide screens; otherwise a row of pills above it */
  beside?: boolean;
}

/** Links to the sections of a page. On small screens one row that scrolls sideways. */
export function Jump({ label, links, beside = false }: JumpProps) {
  return (
    <nav className={beside ? "jump jump-beside" : "jump"} aria-label={label}>
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
