/** Sums of an email: price lines, and the shares that cancelling keeps. */
import { Column, Row, Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import type { AmountLine } from "./blocks.server.ts";
import { hairline, small, text } from "./look.server.ts";
import { noWidow } from "./no-widows.ts";

const amount: CSSProperties = { textAlign: "right", width: "34%", paddingLeft: 12, fontWeight: 600 };

export const Amount = ({ line, left, right }: { line: AmountLine; left: CSSProperties; right: CSSProperties }) => (
  <Row>
    <Column style={{ ...text, margin: 0, ...left }}>
      {noWidow(line.label)}
      {line.detail && (
        <>
          <br />
          <span style={{ fontSize: 14, fontWeight: 400 }}>{noWidow(line.detail, 20)}</span>
        </>
      )}
    </Column>
    <Column style={{ ...text, margin: 0, ...amount, ...right }}>{line.amount}</Column>
  </Row>
);

/** "14 to 27 days before: we keep …". The first part is beside the share, and the rest is below both. */
export function Term({ words, keepPercent }: { words: string; keepPercent: number }) {
  const [, when = words, why = ""] = /^([^:]+): (.+)$/s.exec(words) ?? [];
  return (
    <Section style={{ borderBottom: `1px solid ${hairline}` }}>
      <Row>
        <Column style={{ ...text, margin: 0, padding: "8px 0 0", fontWeight: 700 }}>{noWidow(when, 12)}</Column>
        <Column style={{ ...text, ...amount, margin: 0, padding: "8px 0 0", width: "32%", fontWeight: 800 }}>
          {`${keepPercent}%\u00a0kept`}
        </Column>
      </Row>
      <Text style={{ ...small, margin: 0, padding: "2px 0 10px" }}>
        {noWidow(why.charAt(0).toUpperCase() + why.slice(1))}
      </Text>
    </Section>
  );
}
