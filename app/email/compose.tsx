/** Renders the HTML part of an email. Done when the email is sent, because React takes longer than storing it. */
import { Body, Column, Head, Html, Preview, Row, Section, Text } from "@react-email/components";
import { render } from "@react-email/render";
import type { CSSProperties } from "react";
import { unbrokenHtml } from "../ui/unbroken.tsx";
import { BlockHtml } from "./block-html.tsx";
import type { Composed } from "./blocks.server.ts";
import { EmailHead } from "./head.tsx";
import { ink, muted, paper, small, styleSheet, white } from "./look.server.ts";
import { noWidow } from "./no-widows.ts";

export async function renderEmailHtml(email: Composed): Promise<string> {
  const html = await render(<Email {...email} />);
  // The title and preview before the table are not page text, so they are left alone.
  const page = html.indexOf("<table");
  return html.slice(0, page) + unbrokenHtml(html.slice(page), 'style="white-space:nowrap"');
}

/** At most 600 wide: the middle of three cells shrinks on narrow screens, because Outlook does not support max-width. */
function Email(email: Composed) {
  const { preview, title, blocks, foot } = email;
  return (
    <Html lang="en-GB">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ margin: 0, padding: 0, backgroundColor: paper, color: ink }}>
        <Row className="page" style={{ backgroundColor: paper }}>
          <Column />
          <Column width={600} style={{ padding: "20px 10px" }}>
            <Section className="frame" style={frame}>
              <EmailHead {...email} />
              <Section className="sheet" style={{ backgroundColor: white }}>
                <Row>
                  <Column className="inset" style={{ padding: "26px 28px 12px" }}>
                    {blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and never moved
                      <BlockHtml key={index} block={block} />
                    ))}
                  </Column>
                </Row>
              </Section>
            </Section>
            <Text className="foot" style={{ ...small, margin: 0, padding: "16px 16px 0", color: muted, fontSize: 13 }}>
              {noWidow(foot)}
            </Text>
          </Column>
          <Column />
        </Row>
      </Body>
    </Html>
  );
}

const frame: CSSProperties = {
  border: `2px solid ${ink}`,
  borderRadius: 24,
  borderCollapse: "separate",
  overflow: "hidden",
};
