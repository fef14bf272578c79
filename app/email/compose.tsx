/**
 * Both parts of an email, from one list of blocks. The HTML part has tables and inline styles, because that is what mail programs
 * understand. The only file that knows React Email.
 */
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import type { CSSProperties, ReactNode } from "react";
import type { Theme } from "../../content/shape.ts";
import { type AmountLine, type Block, blockText, type Composed, privateLinkNote } from "./blocks.ts";

const ink = "#2b0f2f";
const paper = "#fff6ec";
const themes = {
  velvet: { theme: "#4b1248", text: paper },
  cobalt: { theme: "#3f4bd8", text: paper },
  flame: { theme: "#ff5b4a", text: ink },
  rose: { theme: "#ff8fb8", text: ink },
  gold: { theme: "#ffb92e", text: ink },
  sky: { theme: "#cfe0ff", text: ink },
  blush: { theme: "#ffd9e0", text: ink },
  mint: { theme: "#bfe8d8", text: ink },
} satisfies Record<Theme, { theme: string; text: string }>;

const face = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Longhands only: React Email's parts set a size of their own, and a `font` shorthand wins or loses against it by order. */
const type = (fontSize: number, fontWeight: number, lineHeight: number): CSSProperties => ({
  fontFamily: face,
  fontSize,
  fontWeight,
  lineHeight,
});
const text: CSSProperties = { ...type(17, 400, 1.5), margin: "0 0 14px", color: ink };
const small: CSSProperties = { ...text, fontSize: 14 };
const heading: CSSProperties = { ...type(22, 800, 1.15), margin: "0 0 12px", letterSpacing: "-0.02em", color: ink };
const cell: CSSProperties = { padding: "8px 0", verticalAlign: "top", borderBottom: "1px solid #e9dccf" };

export async function compose(email: Composed): Promise<{ html: string; text: string }> {
  const { title, reference, blocks, foot } = email;
  const head = [title, reference].filter(Boolean).join("\n");
  return {
    html: await render(<Email {...email} />),
    text: [head, ...blocks.map(blockText), `-- \n${foot}\n`].filter(Boolean).join("\n\n"),
  };
}

function Email({ preview, theme, brand, title, reference, blocks, foot }: Composed) {
  const colours = themes[theme];
  const onGround: CSSProperties = { color: colours.text };
  return (
    <Html lang="en-GB">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: "24px 12px", backgroundColor: paper, color: ink }}>
        <Container
          style={{ maxWidth: 600, margin: "0 auto", border: `2px solid ${ink}`, borderRadius: 24, overflow: "hidden" }}
        >
          <Section style={{ backgroundColor: colours.theme, padding: "26px 28px 24px" }}>
            <Text style={{ ...small, ...onGround, margin: "0 0 18px", fontWeight: 700 }}>{brand}</Text>
            <Heading
              as="h1"
              style={{ ...onGround, margin: "0 0 14px", ...type(34, 800, 1.02), letterSpacing: "-0.03em" }}
            >
              {title}
            </Heading>
            {reference && <Text style={{ ...onGround, margin: 0, ...type(20, 700, 1.3) }}>{reference}</Text>}
          </Section>
          <Section style={{ backgroundColor: "#ffffff", padding: "26px 28px 12px" }}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and never moved
              <BlockHtml key={index} block={block} />
            ))}
          </Section>
        </Container>
        <Container style={{ maxWidth: 600, margin: "0 auto" }}>
          <Text style={{ ...small, margin: 0, padding: "16px 16px 0", color: "#5e4a60", fontSize: 13 }}>{foot}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function BlockHtml({ block }: { block: Block }) {
  if ("words" in block) {
    const words = [block.words]
      .flat()
      .map((piece) => (typeof piece === "string" ? piece : <Anchor key={piece.href} {...piece} />));
    return <Words>{block.strong ? <strong>{words}</strong> : words}</Words>;
  }
  if ("small" in block) return <Text style={small}>{block.small}</Text>;
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text
  if ("message" in block) return block.message.split(/\n+/).map((line, index) => <Words key={index}>{line}</Words>);
  if ("rule" in block) return <Rule />;
  if ("part" in block)
    return (
      <>
        <Rule />
        <Title>{block.part}</Title>
      </>
    );
  if ("heading" in block) return <Title>{block.heading}</Title>;
  if ("facts" in block) return <Facts facts={block.facts} />;
  if ("steps" in block)
    return block.steps.map(({ title, text: words }, index) => (
      <Text key={title} style={text}>
        <strong>
          {index + 1}. {title}.
        </strong>{" "}
        {words}
      </Text>
    ));
  if ("link" in block)
    return (
      <>
        <Section style={{ padding: "4px 0 20px" }}>
          <Button href={block.link} style={button}>
            {block.label}
          </Button>
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

/** Anybody's words may stand in it, in any script. */
const Words = ({ children }: { children: ReactNode }) => (
  <Text style={text}>
    <span dir="auto">{children}</span>
  </Text>
);

const Rule = () => <Hr style={{ border: 0, borderTop: `2px solid ${ink}`, margin: "22px 0" }} />;

const Title = ({ children }: { children: string }) => (
  <Heading as="h2" style={heading}>
    {children}
  </Heading>
);

/** A telephone number is not broken over two lines; an address may be long. */
const Anchor = ({ label, href }: { label: string; href: string }) => (
  <Link
    href={href}
    style={{ color: "#3f4bd8", textDecoration: "underline", ...(href.startsWith("tel:") && { whiteSpace: "nowrap" }) }}
  >
    {label}
  </Link>
);

/** Padding and colour on the link itself: it stays a button where pictures and style sheets are off. */
const button: CSSProperties = {
  padding: "14px 26px",
  ...type(17, 700, 1.2),
  color: ink,
  backgroundColor: "#ff5b4a",
  border: `2px solid ${ink}`,
  borderRadius: 999,
  textDecoration: "none",
};

const amount: CSSProperties = { textAlign: "right", width: "34%", paddingLeft: 12, fontWeight: 600 };

const Amount = ({ line, left, right }: { line: AmountLine; left: CSSProperties; right: CSSProperties }) => (
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

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Section style={{ margin: "0 0 20px" }}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column style={{ ...cell, ...small, margin: 0, width: "36%", paddingRight: 12 }}>{label}</Column>
          <Column
            style={{ ...cell, ...text, margin: 0, fontWeight: 600, whiteSpace: "pre-line", wordBreak: "break-word" }}
          >
            <span dir="auto">{value}</span>
          </Column>
        </Row>
      ))}
    </Section>
  );
}
