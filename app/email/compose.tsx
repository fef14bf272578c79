/** A letter from a list of blocks: the HTML part and the text part say the same because both are made from the same list. */
import { Column, Row, Section } from "@react-email/components";
import { render } from "@react-email/render";
import type { CSSProperties } from "react";
import type { Theme } from "../../content/shape.ts";
import { cell, EmailLayout, Facts, MainLink, Rule, Small, Title, text, Words } from "./layout.tsx";

export interface Priced {
  label: string;
  detail?: string;
  /** "£13.50", "included" */
  amount: string;
}

export type Block =
  /** A paragraph */
  | { words: string }
  /** The same, in small print */
  | { small: string }
  /** A rule, and a heading under it */
  | { part: string }
  | { facts: readonly { label: string; value: string }[] }
  /** Lines of money with their total */
  | { lines: readonly Priced[]; total: Priced; after?: readonly Priced[] }
  /** What comes next, numbered */
  | { steps: readonly { title: string; text: string }[] }
  /** The one button. Whoever holds a private link sees what it opens */
  | { link: string; label: string; isPrivate: boolean };

export interface Composed {
  theme: Theme;
  brand: string;
  title: string;
  reference: string;
  /** What a list of letters shows beside the subject */
  preview: string;
  foot: string;
  blocks: readonly (Block | false | null | undefined)[];
}

const yours = "This link is yours alone: it shows your details to whoever opens it.";

export async function compose({ blocks, ...letter }: Composed): Promise<{ html: string; text: string }> {
  const wanted = blocks.filter((block) => block !== false && block !== null && block !== undefined);
  return {
    html: await render(
      <EmailLayout {...letter}>
        {wanted.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and never moved
          <AsHtml key={index} block={block} />
        ))}
      </EmailLayout>,
    ),
    text: [`${letter.title}\n${letter.reference}`, ...wanted.map(asText), `-- \n${letter.foot}\n`].join("\n\n"),
  };
}

const amount: CSSProperties = { textAlign: "right", width: "34%", paddingLeft: 12, fontWeight: 600 };

function AsHtml({ block }: { block: Block }) {
  if ("words" in block)
    return (
      <Words>
        <span dir="auto">{block.words}</span>
      </Words>
    );
  if ("small" in block) return <Small>{block.small}</Small>;
  if ("part" in block)
    return (
      <>
        <Rule />
        <Title>{block.part}</Title>
      </>
    );
  if ("facts" in block) return <Facts facts={block.facts} />;
  if ("steps" in block)
    return block.steps.map(({ title, text: words }, index) => (
      <Words key={title}>
        <strong>
          {index + 1}. {title}.
        </strong>{" "}
        {words}
      </Words>
    ));
  if ("link" in block)
    return (
      <>
        <MainLink href={block.link}>{block.label}</MainLink>
        {block.isPrivate && <Small>{yours}</Small>}
      </>
    );
  return (
    <Section style={{ margin: "0 0 20px" }}>
      {block.lines.map((line) => (
        <Line key={line.label} line={line} left={cell} right={cell} />
      ))}
      <Line
        line={block.total}
        left={{ padding: "10px 0", fontWeight: 700 }}
        right={{ padding: "10px 0 10px 12px", fontSize: 22, fontWeight: 800 }}
      />
      {block.after?.map((line) => (
        <Line key={line.label} line={line} left={{ padding: "3px 0" }} right={{ padding: "3px 0 3px 12px" }} />
      ))}
    </Section>
  );
}

const Line = ({ line, left, right }: { line: Priced; left: CSSProperties; right: CSSProperties }) => (
  <Row>
    <Column style={{ ...text, margin: 0, ...left }}>
      {line.label}
      {line.detail && (
        <>
          <br />
          <span style={{ fontSize: 14, fontWeight: 400 }}>{line.detail}</span>
        </>
      )}
    </Column>
    <Column style={{ ...text, margin: 0, ...amount, ...right }}>{line.amount}</Column>
  </Row>
);

function asText(block: Block): string {
  if ("words" in block) return block.words;
  if ("small" in block) return block.small;
  if ("part" in block) return block.part.toUpperCase();
  if ("facts" in block)
    return block.facts.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n");
  if ("steps" in block)
    return block.steps.map(({ title, text: words }, index) => `${index + 1}. ${title}. ${words}`).join("\n");
  if ("link" in block) return `${block.label}:\n${block.link}${block.isPrivate ? `\n${yours}` : ""}`;
  return [...block.lines, block.total, ...(block.after ?? [])].map(line).join("\n");
}

const line = ({ label, detail, amount: sum }: Priced) => `${label}${detail ? ` (${detail})` : ""}: ${sum}`;
