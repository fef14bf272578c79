import { Fragment } from "react";
import { Link } from "react-router";

const marks = /(\[[^\]]+\]\([^)\s]+\)[.,:;]?|\*\*[^*]+\*\*)/;

/** A text from content in which [words](/path or https://…) is a link and **words** are strong. There is no other markup. */
export function RichText({ text }: { text: string }) {
  return text.split(marks).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence
    return <Fragment key={index}>{marked(part)}</Fragment>;
  });
}

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
  const [, text, href, stop] = /^\[([^\]]+)\]\(([^)\s]+)\)([.,:;]?)$/.exec(part) ?? [];
  if (!text || !href) return part;
  const link = href.startsWith("/") ? <Link to={href}>{text}</Link> : <a href={href}>{text}</a>;
  // Keeps the full stop after a number or an address on the same line.
  const Part = /^(mailto|tel):/.test(href) ? "span" : Fragment;
  return (
    <Part {...(Part === "span" && { className: "unbroken" })}>
      {link}
      {stop}
    </Part>
  );
}
