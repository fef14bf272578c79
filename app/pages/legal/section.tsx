import { Cancellation } from "../../features/booking/cancellation.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { RichList, RichText } from "../../ui/rich-text/rich-text.tsx";
import { TableHead } from "../../ui/table/table-head.tsx";
import type { LegalData } from "./legal.server.ts";

interface SectionProps {
  section: LegalData["page"]["sections"][number];
  cancellation: LegalData["cancellation"];
}

export function Section({ section, cancellation }: SectionProps) {
  const { id, title, text, points, table, rows, after, pictures } = section;
  const [beside, under] = pictures;
  return (
    <section id={id} className="legal-section prose" aria-labelledby={`${id}-heading`}>
      {beside && <Picture name={beside} />}
      <h2 id={`${id}-heading`}>{title}</h2>
      <Paragraphs texts={text} />
      {points.length > 0 && <RichList texts={points} />}
      {table === "cancellation" && <Cancellation terms={cancellation} />}
      {rows && <Rows caption={title} head={rows.head} body={rows.body} />}
      {under && <Picture name={under} />}
      <Paragraphs texts={after} />
    </section>
  );
}

const Picture = ({ name }: { name: string }) => (
  <div className="framed legal-picture">
    <Poster name={name} alt="" shape="square" sizes="148px" />
  </div>
);

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));

/** A table that becomes a list of cards on narrow screens; there, each cell repeats its column's name. */
function Rows({ caption, head, body }: { caption: string; head: string[]; body: string[][] }) {
  return (
    <table className="table">
      <TableHead caption={caption} columns={head} />
      <tbody>
        {body.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row" data-column={head[0]}>
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
