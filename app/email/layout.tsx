/** Parts of the e-mails. Tables and inline styles, because that is what mail programs understand. */
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import type { CSSProperties, ReactNode } from "react";
import type { Theme } from "../../content/shape.ts";

const ink = "#2b0f2f";
const paper = "#fff6ec";
export const themes = {
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
export const text: CSSProperties = { ...type(17, 400, 1.5), margin: "0 0 14px", color: ink };
export const small: CSSProperties = { ...text, fontSize: 14 };
const heading: CSSProperties = { ...type(22, 800, 1.15), margin: "0 0 12px", letterSpacing: "-0.02em", color: ink };
export const cell: CSSProperties = { padding: "8px 0", verticalAlign: "top", borderBottom: "1px solid #e9dccf" };

interface EmailLayoutProps {
  preview: string;
  theme: Theme;
  brand: string;
  title: string;
  /** A line under the title that is to be found again, such as a reference */
  reference?: string;
  children: ReactNode;
  foot: string;
}

export function EmailLayout({ preview, theme, brand, title, reference, children, foot }: EmailLayoutProps) {
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
          <Section style={{ backgroundColor: "#ffffff", padding: "26px 28px 12px" }}>{children}</Section>
        </Container>
        <Container style={{ maxWidth: 600, margin: "0 auto" }}>
          <Text style={{ ...small, margin: 0, padding: "16px 16px 0", color: "#5e4a60", fontSize: 13 }}>{foot}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h2" style={heading}>
    {children}
  </Heading>
);
export const Words = ({ children }: { children: ReactNode }) => <Text style={text}>{children}</Text>;
export const Small = ({ children }: { children: ReactNode }) => <Text style={small}>{children}</Text>;
export const Rule = () => <Hr style={{ border: 0, borderTop: `2px solid ${ink}`, margin: "22px 0" }} />;

/** Padding and colour on the link itself: it stays a button where pictures and style sheets are off. */
export function MainLink({ href, children }: { href: string; children: ReactNode }) {
  const style: CSSProperties = {
    padding: "14px 26px",
    ...type(17, 700, 1.2),
    color: ink,
    backgroundColor: "#ff5b4a",
    border: `2px solid ${ink}`,
    borderRadius: 999,
    textDecoration: "none",
  };
  return (
    <Section style={{ padding: "4px 0 20px" }}>
      <Button href={href} style={style}>
        {children}
      </Button>
    </Section>
  );
}

export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
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
