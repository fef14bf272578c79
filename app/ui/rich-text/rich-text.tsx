import { Fragment } from "react";
import { Link } from "react-router";

const marks = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/;

/** A text of content in which [words](/path or https://…) is a link and **words** are strong. Nothing else is markup. */
export function RichText({ text }: { text: string }) {
  return text.split(marks).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence
    return <Fragment key={index}>{marked(part)}</Fragment>;
  });
}

/** A list of such texts. */
export const RichList = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <RichText text={text} />
      </li>
    ))}
  </ul>
);

function marked(part: string) {
  const strong = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
  if (strong) return <strong>{strong}</strong>;
  const [, text, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  if (!text || !href) return part;
  if (href.startsWith("/")) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} className={/^(mailto|tel):/.test(href) ? "unbroken" : undefined}>
      {text}
    </a>
  );
}
