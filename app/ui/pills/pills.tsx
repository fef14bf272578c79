import { Link } from "react-router";

export function Pills({ links }: { links: { name: string; path?: string | undefined }[] }) {
  if (links.length === 0) return null;
  return (
    <ul role="list" className="pills">
      {links.map((link) => (
        <li key={link.name}>{link.path ? <Link to={link.path}>{link.name}</Link> : <span>{link.name}</span>}</li>
      ))}
    </ul>
  );
}
