import { Column, Row, Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import { cell, small, text } from "../../email/layout.tsx";
import type { Estimate } from "./estimate/estimate.ts";
import { lineTexts, paymentText, perHeadText, totalText } from "./estimate/estimate-text.ts";

/** For the visitor's copy: a place that we don't know is free text, which stands among their own words alone. */
export function estimateForEmail(estimate: Estimate): Estimate {
  const { order } = estimate;
  const { travel } = order;
  if (travel.kind !== "by-hand" || travel.overseas) return estimate;
  return { ...estimate, order: { ...order, travel: { ...travel, place: "your place" } } };
}

/** The estimate as the page shows it, for the e-mails. */
export function EstimateTable({ estimate, vat }: { estimate: Estimate; vat: string }) {
  const right: CSSProperties = { textAlign: "right", width: "34%", paddingLeft: 12, fontWeight: 600 };
  return (
    <Section style={{ margin: "0 0 20px" }}>
      {lineTexts(estimate).map(({ label, detail, amount }) => (
        <Row key={label}>
          <Column style={{ ...cell, ...text, margin: 0 }}>
            {label}
            <br />
            <span style={{ fontSize: 14 }}>{detail}</span>
          </Column>
          <Column style={{ ...cell, ...text, margin: 0, ...right }}>{amount}</Column>
        </Row>
      ))}
      <Row>
        <Column style={{ ...text, padding: "10px 0", fontWeight: 700 }}>Estimate</Column>
        <Column style={{ ...text, ...right, padding: "10px 0 10px 12px", fontSize: 22, fontWeight: 800 }}>
          {totalText(estimate)}
        </Column>
      </Row>
      <Text style={{ ...small, margin: 0 }}>
        {[perHeadText(estimate) && `That is ${perHeadText(estimate)}.`, vat, paymentText(estimate)]
          .filter(Boolean)
          .join(" ")}
      </Text>
    </Section>
  );
}
