/** One block of an email as HTML: tables and inline styles, because that is what mail programs understand. */
import { Button, Column, Heading, Hr, Link, Row, Section, Text } from "@react-email/components";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { Amount, Term } from "./amounts.tsx";
import { type Block, privateLinkNote, type SummaryRow } from "./blocks.server.ts";
import { cell, cobalt, flame, ink, small, text, type } from "./look.server.ts";
import { noWidow } from "./no-widows.ts";
import { Stars } from "./star-buttons.tsx";

const heading: CSSProperties = { ...type(22, 800, 1.15), margin: "0 0 12px", letterSpacing: "-0.02em", color: ink };

export function BlockHtml({ block }: { block: Block }) {
  if ("text" in block) {
    const content = [block.text]
      .flat()
      .map((piece) => (typeof piece === "string" ? lines(noWidow(piece)) : <Anchor key={piece.href} {...piece} />));
    return <Paragraph>{block.strong ? <strong>{content}</strong> : content}</Paragraph>;
  }
  if ("small" in block)
    return (
      <Text style={small}>
        {block.title && <strong>{block.title} </strong>}
        {noWidow(block.small)}
      </Text>
    );
  if ("message" in block)
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text
    return block.message.split(/\n+/).map((line, index) => <Paragraph key={index}>{line}</Paragraph>);
  if ("rule" in block) return <Rule />;
  if ("part" in block)
    return (
      <>
        <Rule />
        <Title>{block.part}</Title>
      </>
    );
  if ("heading" in block) return <Title top={20}>{block.heading}</Title>;
  if ("rows" in block) return <Rows rows={block.rows} />;
  if ("terms" in block)
    return (
      <Section style={{ margin: "0 0 14px" }}>
        {block.terms.map((term) => (
          <Term key={term.words} {...term} />
        ))}
      </Section>
    );
  if ("stars" in block) return <Stars link={block.stars} />;
  if ("steps" in block)
    return block.steps.map(({ title, text: step }, index) => (
      <Text key={title} style={text}>
        <strong>
          {index + 1}. {title}.
        </strong>{" "}
        {noWidow(step)}
      </Text>
    ));
  if ("link" in block)
    return (
      <>
        <Section style={{ padding: "4px 0 20px" }}>
          {block.plain ? (
            <Text style={{ ...text, margin: 0 }}>
              <Anchor label={block.label} href={block.link} />
            </Text>
          ) : (
            <Button href={block.link} className="key" style={button}>
              {block.label}
            </Button>
          )}
        </Section>
        {block.isPrivate && <Text style={small}>{privateLinkNote}</Text>}
      </>
    );
  return (
    <Section style={{ margin: "0 0 20px" }}>
      {block.lines.map((line) => (
        <Amount key={line.label} line={line} left={cell} right={cell} />
      ))}
      <Amount
        line={block.total}
        left={{ padding: "10px 0", fontWeight: 700 }}
        right={{ padding: "10px 0 10px 12px", fontSize: 22, fontWeight: 800 }}
      />
      {block.after?.map((line) => (
        <Amount key={line.label} line={line} left={{ padding: "3px 0" }} right={{ padding: "3px 0 3px 12px" }} />
      ))}
    </Section>
  );
}

/** May contain anybody's text, in any script, hence `dir="auto"`. */
const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={text}>
    <span dir="auto">{children}</span>
  </Text>
);

const Rule = () => <Hr className="rule" style={{ border: 0, borderTop: `2px solid ${ink}`, margin: "22px 0" }} />;

/** @param top pixels above the title, in addition to the bottom margin of what precedes it */
const Title = ({ top = 0, children }: { top?: number; children: string }) => (
  <Heading as="h2" style={{ ...heading, marginTop: top }}>
    {noWidow(children)}
  </Heading>
);

/** A link. Telephone numbers don't break over two lines; addresses may, because they can be long. */
const Anchor = ({ label, href }: { label: string; href: string }) => (
  <Link
    href={href}
    className="plain"
    style={{ color: cobalt, textDecoration: "underline", ...(href.startsWith("tel:") && { whiteSpace: "nowrap" }) }}
  >
    {label}
  </Link>
);

/** Padding and colour are on the link itself, so that it looks like a button without pictures and style sheets too. */
const button: CSSProperties = {
  padding: "14px 26px",
  ...type(16, 700, 1.2),
  color: ink,
  backgroundColor: flame,
  border: `2px solid ${ink}`,
  borderBottomWidth: 5,
  borderRadius: 999,
  textDecoration: "none",
};

/** Outlook ignores `white-space: pre-line`. */
const lines = (value: string): ReactNode =>
  value.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

const answer: CSSProperties = { ...text, margin: 0, fontWeight: 600, wordBreak: "break-word" };

/** Maximum characters of an answer shown beside its label (three lines on a phone); longer answers go below it, across the full width. */
const longest = 80;

function Rows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <Section style={{ margin: "0 0 20px" }}>
      {rows.map(({ label, value }) => {
        const isLong = value.length > longest;
        const words = <span dir="auto">{lines(isLong ? noWidow(value) : value)}</span>;
        return (
          <Row key={label}>
            {isLong ? (
              <Column style={{ ...cell, ...answer }}>
                <span style={{ fontSize: 14, fontWeight: 400 }}>{label}</span>
                <br />
                {words}
              </Column>
            ) : (
              <>
                <Column style={{ ...cell, ...small, margin: 0, width: "36%", paddingRight: 12 }}>
                  {noWidow(label)}
                </Column>
                <Column style={{ ...cell, ...answer }}>{words}</Column>
              </>
            )}
          </Row>
        );
      })}
    </Section>
  );
}
