import { Column, Heading, Img, Row, Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import type { Composed, SummaryRow } from "./blocks.server.ts";
import { ink, paper, small, themes, type } from "./look.server.ts";
import { noWidow } from "./no-widows.ts";
import { emailMark, emailPicturePath, emailPosterSide } from "./pictures.server.ts";

/** The head in the act's theme: brand and title as text, with the act's poster. It looks complete without pictures too. */
export function EmailHead({ theme, brand, title, lede, reference, art, ticket = [], cancelled }: Composed) {
  const { theme: background, text } = themes[theme];
  const onBackground: CSSProperties = { color: text };
  const picture = (name: string) => `${art?.origin}${emailPicturePath(name)}`;
  const side = `${Math.round((emailPosterSide / 600) * 100)}%`;
  return (
    <Section style={{ backgroundColor: background }}>
      <Row>
        <Column className="inset" style={{ padding: "24px 8px 22px 28px", verticalAlign: "middle" }}>
          <Text style={{ ...small, ...onBackground, margin: "0 0 14px", fontWeight: 700 }}>
            <span className="brand" style={brandPill}>
              {art && (
                <Img
                  src={picture("mark")}
                  alt=""
                  width={emailMark.width * 0.75}
                  height={emailMark.height * 0.75}
                  style={{ display: "inline", verticalAlign: "middle", marginRight: 8 }}
                />
              )}
              {brand}
            </span>
          </Text>
          <Heading
            as="h1"
            className="title"
            style={{ ...onBackground, margin: 0, ...type(34, 800, 1.05), letterSpacing: "-0.03em" }}
          >
            {noWidow(title, 0)}
          </Heading>
          {lede && <Text style={{ ...onBackground, margin: "8px 0 0", ...type(18, 700, 1.3) }}>{lede}</Text>}
          {reference && <Text style={{ ...onBackground, margin: "12px 0 0", ...type(15, 600, 1.3) }}>{reference}</Text>}
        </Column>
        {art && (
          <Column width={side} style={{ verticalAlign: "bottom", fontSize: 0, lineHeight: 0 }}>
            <Img
              src={picture(art.poster)}
              alt=""
              width={emailPosterSide}
              height={emailPosterSide}
              style={{ width: "100%", maxWidth: emailPosterSide, height: "auto", display: "block" }}
            />
          </Column>
        )}
      </Row>
      {ticket.length > 0 && <Ticket rows={ticket} cancelled={cancelled} />}
    </Section>
  );
}

/** A long name becomes two lines of one pill. */
const brandPill: CSSProperties = {
  display: "inline-block",
  padding: "6px 13px",
  borderRadius: 18,
  backgroundColor: paper,
  color: ink,
};

/** The first row, and the others below a dashed line. */
function Ticket({ rows: [first, ...others], cancelled }: { rows: readonly SummaryRow[]; cancelled: true | undefined }) {
  return (
    <Section>
      <Row>
        <Column className="inset" style={{ padding: "0 28px 26px" }}>
          <Section
            className="ticket"
            style={{ backgroundColor: paper, border: `2px solid ${ink}`, borderRadius: 16, borderCollapse: "separate" }}
          >
            {first && (
              <Row>
                <TicketCell row={first} size={24} className="first" cancelled={cancelled} />
              </Row>
            )}
            {others.length > 0 && (
              // A single border across the row: the dashes of two cells would join into a longer one.
              <Row style={{ borderTop: `2px dashed ${ink}` }}>
                {others.map((row) => (
                  <TicketCell key={row.label} row={row} size={18} cancelled={cancelled} />
                ))}
              </Row>
            )}
          </Section>
        </Column>
      </Row>
    </Section>
  );
}

interface TicketCellProps {
  row: SummaryRow;
  size: number;
  className?: string;
  cancelled: true | undefined;
}

const TicketCell = ({ row: { label, value }, size, className, cancelled }: TicketCellProps) => (
  <Column
    className={className}
    style={{ ...type(size, 800, 1.2), padding: "12px 18px 14px", verticalAlign: "top", color: ink }}
  >
    <span style={type(13, 600, 1.5)}>{label}</span>
    <br />
    {cancelled ? <s>{value}</s> : value}
  </Column>
);
