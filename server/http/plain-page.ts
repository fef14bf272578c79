import type { ServerResponse } from "node:http";
import { tonesOf } from "../../app/content/colours.ts";
import { palette } from "../../app/content/palette.server.ts";
import { contentSecurityPolicy, makeNonce, nonceSource } from "./policy.ts";
import { requestId } from "./request-log.ts";

export interface Page {
  title: string;
  styles: string;
  /** HTML */
  body: string;
}

interface PlainPage {
  title: string;
  /** Sentences for the visitor; not HTML. */
  text: string;
  /** The agency's number, when calling helps. */
  phone?: { display: string; e164: string };
}

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Ends the response, whose status the caller has set, with a page that needs no other file and no React. */
export function sendPage(response: ServerResponse, { title, styles, body }: Page): void {
  const nonce = makeNonce();
  response.setHeader("Content-Security-Policy", contentSecurityPolicy(nonceSource(nonce), false));
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`);
}

const styles = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 15vh 1.5rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: inherit; }
small { color: ${tonesOf(palette).muted}; }
`;

/** Ends the response, whose status the caller has set, with a line of text for programs. */
export function sendText(response: ServerResponse, text: string): void {
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(`${text}\n`);
}

/** Ends the response like `sendPage`, with text and the request's id. */
export function plainPage(response: ServerResponse, { title, text, phone }: PlainPage): void {
  const call = phone && `<p>Or call us on <a href="tel:${escaped(phone.e164)}">${escaped(phone.display)}</a>.</p>`;
  const body = `<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${call ?? ""}
<p><a href="/">Go to the home page</a></p>
<p><small>If you tell us about this, please give this number: ${escaped(requestId(response))}</small></p>`;
  sendPage(response, { title, styles, body });
}
