/** The sender and recipient of emails. An email about a surprise may be read over a shoulder, so its sender and subject are neutral. */
import type { Theme } from "../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { type Block, type Composed, textOf } from "../../email/blocks.server.ts";
import {
  type EmailKind,
  emailKinds,
  type OwnerKind,
  recipientOf,
  type SubjectOf,
  subjectFor,
} from "../../email/kinds.ts";
import { recipientName } from "../../email/typed-text.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { ticketRows } from "../quote/summary-rows.ts";
import type { RequestedQuote } from "../quote/table.server.ts";
import { origin, site, trader } from "./site.server.ts";

const { name: agency, email: address, phone, discreet } = site;

/** Legal name and address, which the law requires below an email. */
export const imprint = trader.email;
/** The data of a call, and a performer's, come by no form, so emails lead to what forms lead to (UK GDPR, articles 13 and 14). */
const keeping = `How we keep your details: ${origin}/privacy`;
/** Shown below an email to the owner about a customer. */
const replyNote = "Reply to this email and it goes to the customer.";

export const callBlock: Block = {
  text: [
    "Something wrong or changed? Reply, or call ",
    { label: phone.display, href: `tel:${phone.e164}` },
    " with your reference.",
  ],
};

/** The person an email is about: the customer or performer that it goes to, or the one whom the owner answers. */
interface EmailContext {
  name?: string;
  email?: string;
  reference?: string;
  surprise?: 0 | 1;
  theme: Theme;
  art?: Composed["art"];
  ticket?: Composed["ticket"];
}

/** Address of the desk page where the owner acts on the email; undefined if the email itself says where. */
type AtDesk<K extends EmailKind> = K extends OwnerKind ? { desk: string | undefined } : object;

/** A desk page via signing in: without a session its address answers 404. @param address any of the site @param path below /desk */
export const atDesk = (address: string, path: string): string =>
  new URL(`/desk/sign-in?to=/desk/${path}`, address).href;
export const bookingAtDesk = (address: string, reference: string): string => atDesk(address, `bookings/${reference}`);

export interface Content {
  title: string;
  lede?: string;
  /** Shown beside the subject in a list of emails */
  preview: string;
  /** Replaces the ticket of the quote */
  ticket?: Composed["ticket"];
  cancelled?: Composed["cancelled"];
  blocks: readonly (Block | false | null | undefined)[];
  foot?: string;
}

/** Composes an email of a kind: the registry defines its recipient and subject, and what is hidden for a surprise. */
export function emailOf<K extends EmailKind>(
  kind: K,
  about: SubjectOf<K> & EmailContext & AtDesk<K>,
  { title, lede, preview, ticket = about.ticket, cancelled, blocks, foot }: Content,
): Mail {
  const { name = "", email, reference = "", surprise, theme, art } = about;
  const of = emailKinds[kind];
  const to = recipientOf(kind);
  const [first, ...rest] = blocks.filter((block) => block !== false && block !== null && block !== undefined);
  const desk: Block[] =
    "desk" in about && about.desk ? [{ link: about.desk, label: "Open it at the desk", isPrivate: false }] : [];
  const hidden = to === "customer" && surprise === 1;
  const sender = hidden ? discreet.senderName : agency;
  const head =
    to !== "owner"
      ? { to: { ...recipientName(name), address: email ?? "" }, replyTo: { name: sender, address } }
      : { to: { name: agency, address }, ...(email && { replyTo: { name, address: email } }) };
  const html: Composed = {
    ...(hidden ? { theme: "sky" } : { theme, art }),
    brand: sender,
    title,
    lede,
    reference,
    ticket,
    ...(cancelled && { cancelled }),
    preview: hidden && !("plainPreview" in of) ? `Your reference is ${reference}.` : preview,
    foot: foot ?? (to === "owner" ? replyNote : `${imprint} ${keeping}`),
    blocks: [...(first ? [first] : []), ...desk, ...rest],
  };
  return {
    kind,
    ...head,
    fromName: sender,
    subject:
      hidden && "plainWords" in of
        ? `${discreet.subject.replace("{reference}", reference)}: ${of.plainWords}`
        : subjectFor(kind, about, { title, preview }),
    text: textOf(html),
    html,
  };
}

/** The theme and poster of an email with bad news, whatever the act. */
export const badNews = { theme: "gold", poster: "spilt-coupe" } as const;

/** @param from the site that has the poster; undefined in an email to the owner @param head theme and poster, if not the act's */
export function aboutQuote(quote: RequestedQuote, from?: string, head?: typeof badNews) {
  const { name, email, reference, surprise, suspect, eventDate } = quote;
  const { act, counted, ...names } = namesOf(quote);
  const place = names.place ?? quote.place;
  const { theme, poster } = head ?? names;
  const date = formatLongDate(eventDate);
  const art = from ? { origin: new URL(from).origin, poster } : undefined;
  const ticket = ticketRows(quote);
  return { agency, name, email, reference, surprise, suspect, place, counted, act, theme, art, ticket, date };
}

/** The same in an email to the owner. @param address any of the site */
export const aboutQuoteAtDesk = (quote: RequestedQuote, address: string) => ({
  ...aboutQuote(quote),
  desk: bookingAtDesk(address, quote.reference),
});
