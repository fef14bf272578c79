/** What mail programs do to our emails, by the data of caniemail.com. docs/decisions/0005-email.md says which programs count. */
import { type CanIEmailOptions, caniemail, formatIssue } from "caniemail";
import { beforeAll, describe, expect, test } from "vitest";
import { type DrawnEmail, renderedEmail, storedEmail } from "../../tests/support/product/drawn-email.ts";
import { everyEmail, everyMail } from "../../tests/support/product/every-email.ts";
import { textOf } from "../../tests/support/texts/sums.ts";
import { type EmailKind, kindsWithLink, recipientOf } from "./kinds.ts";
import { ink } from "./look.server.ts";

const clients: CanIEmailOptions["clients"] = [
  "gmail.*",
  "outlook.windows",
  "outlook.outlook-com",
  "outlook.macos",
  "outlook.ios",
  "outlook.android",
  "apple-mail.*",
  "samsung-email.*",
  "yahoo.*",
];

/** What some of them lack, and why the email holds without it. */
const harmless: Record<string, string> = {
  "color-scheme CSS property": "the program chooses colours by itself",
  "color-scheme meta tag": "the program chooses colours by itself",
  "@media": "the inline styles are those of a bright, wide screen, and fluid",
  "<style> element": "the same",
  "<body> element": "a table inside it has the background too",
  "border-radius": "corners are square",
  overflow: "corners are square",
  "display:none": "the preview is seen above the head, in 1 pixel",
  opacity: "of the preview",
  "max-height property": "of the preview",
  "height property": "of pictures, whose attributes say it too",
  outline: "set by React Email on its links",
  "target attribute": "links open in a new window anyway",
  "text-decoration-line": "links of buttons are underlined",
  "white-space": "a telephone number may break",
  "word-break": "a long word may widen the email",
  "aria-hidden attribute": "a star is read out before its number",
};

/** "display:flex: outlook.windows" and the like. */
function unsupported(html: string): string[] {
  const { errors } = caniemail({ clients, html }).issues;
  return [...errors].flatMap(([client, issues]) =>
    issues
      .filter(({ title }) => !(title in harmless))
      .map((issue) => `${issue.title}: ${formatIssue({ client, issue, issueType: "error" }).message}`),
  );
}

/** Opening tags with their attributes, and style sheets. */
const tags = /<style.*?<\/style>|<[^>]+>/gs;
/** Without what only old Outlooks read. */
const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, "");

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}£.]*[\p{L}\p{N}]/gu) ?? [];

describe("every kind of email", () => {
  let emails: [EmailKind, DrawnEmail][];
  beforeAll(async () => {
    emails = Object.entries(await everyEmail()) as [EmailKind, DrawnEmail][];
  });

  test("is drawn from its row as it was written", async () => {
    for (const [kind, { kind: own, ...mail }] of Object.entries(everyMail())) {
      expect(own).toBe(kind);
      expect(await storedEmail(JSON.stringify(mail)), kind).toEqual(await renderedEmail(mail));
    }
  });

  test("uses no HTML or CSS that breaks in a mail program", () => {
    // The same tags are in nearly all emails: each is looked at once.
    const seen = new Set<string>();
    const unseen = (tag: string) => seen.size < seen.add(tag).size;
    for (const [kind, { html }] of emails)
      expect(unsupported(`<p>${(withoutComments(html).match(tags) ?? []).filter(unseen).join("")}`), kind).toEqual([]);
    for (const bad of ['<div style="display:flex">', '<p style="position:absolute">', '<p style="float:left">'])
      expect(unsupported(bad), bad).not.toEqual([]);
  });

  test("is legible in dark mode: only what the dark style sheet recolours is ink of its own", () => {
    for (const [kind, { html }] of emails) {
      const sheet = withoutComments(html.slice(html.indexOf('class="sheet"')));
      for (const tag of sheet.match(new RegExp(`<[^>]+[";]color:${ink}[^>]+>`, "g")) ?? [])
        expect(tag, kind).toMatch(/^<(td|p|h2) | class="key( star)?"/);
    }
  });

  test("is shown whole: Gmail cuts what is longer than 102 KB", () => {
    for (const [kind, { html }] of emails) expect(Buffer.byteLength(html), kind).toBeLessThan(50 * 1024);
  });

  test("says the same in both parts, in the same order", () => {
    for (const [kind, { html, text }] of emails) {
      const shown = tokens(textOf(html.replaceAll("<br/>", " "))).values();
      const plain = kind === "quote-for-desk" ? "" : text.replace(/https?:\S+/g, "");
      for (const word of tokens(plain)) expect([...until(shown, word)], `${kind}, "${word}"`).toContain(word);
    }
  });

  test("shows the act to customers and performers from the site's own address, with sizes as attributes and nothing said by pictures alone", () => {
    for (const [kind, { html }] of emails) {
      const pictures = html.match(/<img[^>]*>/g) ?? [];
      expect(pictures, kind).toHaveLength(recipientOf(kind) === "owner" ? 0 : 2);
      for (const picture of pictures) {
        expect(picture).toMatch(/ src="http:\/\/localhost:3000\/email\/[a-z-]+\.png"/);
        expect(picture).toMatch(/ alt=""/);
        expect(picture).toMatch(/ width="\d+"/);
        expect(picture).toMatch(/ height="\d+"/);
      }
    }
  });

  test("leads customers and performers to the privacy page, because the data of a call come by no form", () => {
    for (const [kind, { text, html }] of emails)
      for (const part of [text, html])
        expect(/http:\/\/localhost:3000\/privacy\b/.test(part), kind).toBe(recipientOf(kind) !== "owner");
  });

  test("says of its kind whether the private link is in it", () => {
    const withLink = emails.filter(([, { text }]) => text.includes("/success?key=")).map(([kind]) => kind);
    expect(withLink.toSorted()).toEqual(kindsWithLink.toSorted());
  });

  test("crosses its ticket out if the party is cancelled, and only then", () => {
    for (const [kind, { html }] of emails)
      expect(/<s>\w+day .*?2027.*?<\/s>/.test(html), kind).toBe(/^(cancelled|job-over$)/.test(kind));
  });

  test("of a surprise has no picture, and neither brand nor act in its head", async () => {
    for (const [kind, { html }] of Object.entries(await everyEmail({ surprise: "yes" })) as [EmailKind, DrawnEmail][]) {
      if (recipientOf(kind) !== "customer" || kind === "enquiry-copy") continue;
      expect(html, kind).not.toContain("<img");
      expect(textOf(html.slice(0, html.indexOf('class="sheet"'))), kind).not.toMatch(/bow & tassel|butler/i);
    }
  });
});

/** The tokens up to and including `last`. */
function* until(tokens: Iterator<string>, last: string) {
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    yield next.value;
    if (next.value === last) return;
  }
}
