import { Column, Link, Row, Section } from "@react-email/components";
import type { CSSProperties } from "react";
import { counted } from "../ui/counted.ts";
import { gold, ink, paper, type } from "./look.server.ts";

/** Five buttons across the email, each with its number below. Programs that don't support the outline show a gold star without it. */
export const Stars = ({ link }: { link: string }) => (
  <Section style={{ margin: "4px 0 16px" }}>
    <Row>
      {[1, 2, 3, 4, 5].map((count) => (
        // The first and the last end where the text above does, and all five are as wide.
        <Column
          key={count}
          className="key"
          style={{ width: "20%", padding: `0 ${5 - count}px 0 ${count - 1}px`, textAlign: "center", color: ink }}
        >
          <Link href={`${link}&stars=${count}`} className="key star" style={star}>
            <span aria-hidden="true" style={{ ...type(44, 400, 1), color: gold, WebkitTextStroke: `2px ${ink}` }}>
              ★
            </span>
            <br />
            <span className="count" style={type(13, 700, 1.2)}>
              {counted(count, "star")}
            </span>
          </Link>
        </Column>
      ))}
    </Row>
  </Section>
);

const star: CSSProperties = {
  display: "block",
  padding: "6px 0 10px",
  border: `2px solid ${ink}`,
  borderBottomWidth: 5,
  borderRadius: 14,
  color: ink,
  backgroundColor: paper,
  textDecoration: "none",
};
