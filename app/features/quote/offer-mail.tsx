/** The letters of an offer: the price to the visitor, her yes to the desk, and the end of a booking to both. */
import { Column, Row, Section } from "@react-email/components";
import { render } from "@react-email/render";
import type { Ground } from "../../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { cell, Facts, Letter, MainLink, Rule, Small, Title, text, Words } from "../../ui/letter/letter.tsx";
import { formatPounds } from "../../ui/money.ts";
import { agency, senderOf, toDesk, toVisitor } from "../site/letterhead.server.ts";
import { formatDate, formatLongDate } from "./dates.ts";
import { type Fact, fixedDateNote, partyFacts, personFacts } from "./facts.ts";
import type { PricedOffer } from "./offered.server.ts";
import type { Quote } from "./table.server.ts";

interface About {
  quote: Quote;
  names: { act: string; package: string; ground: Ground };
}
export interface OfferLetter extends About {
  offer: PricedOffer;
  link: string;
}

/** How the offer is paid, in a sentence. */
export const payingWords = ({ deposit, balance, balanceDue }: PricedOffer): string =>
  balance === 0
    ? `${formatPounds(deposit)} books it.`
    : `${formatPounds(deposit)} deposit books it; ${formatPounds(balance)} is due by ${formatDate(balanceDue)}.`;

const asText = (facts: readonly Fact[]) => facts.map(({ label, value }) => `${label}: ${value}`);

export async function offerMail({ quote, offer, link, names }: OfferLetter): Promise<Mail> {
  const until = `This price stands until the end of ${formatLongDate(offer.validUntil)}.`;
  const total = `${formatPounds(offer.total)}, which is ${formatPounds(offer.perHead)} a head for ${offer.guests}`;
  return {
    ...toVisitor(quote, `Your price for ${names.act}, ${formatLongDate(quote.event_date)} (${quote.reference})`),
    html: await render(
      <Letter
        preview={`${formatPounds(offer.total)} in all. ${until}`}
        ground={names.ground}
        brand={senderOf(quote)}
        title="Your price"
        reference={quote.reference}
        foot={agency.foot}
      >
        <Words>
          Hello <span dir="auto">{quote.name}</span>, here is your price. Nothing is booked until you say yes and pay.
        </Words>
        <Section>
          {offer.lines.map((line) => (
            <Row key={line.label}>
              <Column style={{ ...cell, ...text, margin: 0 }}>
                {line.label}
                <br />
                <span style={{ fontSize: 14 }}>{line.detail}</span>
              </Column>
              <Column style={{ ...cell, ...text, margin: 0, textAlign: "right", fontWeight: 600 }}>
                {line.amount}
              </Column>
            </Row>
          ))}
        </Section>
        <Words>
          <strong>In all {total}.</strong> {payingWords(offer)} {until}
        </Words>
        <MainLink href={link}>See it and book</MainLink>
        <Small>This link is yours alone: it shows your details to whoever opens it.</Small>
        <Rule />
        <Title>What you told us</Title>
        <Facts facts={partyFacts(quote, names)} />
        <Rule />
        <Title>If you book and then cancel</Title>
        {offer.terms.map(({ words }) => (
          <Small key={words}>{words}</Small>
        ))}
        <Small>{fixedDateNote}</Small>
      </Letter>,
    ),
    text: [
      `Hello ${quote.name},\n\nhere is your price. Nothing is booked until you say yes and pay.\nReference: ${quote.reference}`,
      [...offer.lines.map((line) => `${line.label} (${line.detail}): ${line.amount}`), `In all ${total}.`].join("\n"),
      `${payingWords(offer)} ${until}`,
      `See it and book (this link is yours alone: it shows your details to whoever opens it):\n${link}`,
      asText(partyFacts(quote, names)).join("\n"),
      ["IF YOU BOOK AND THEN CANCEL", ...offer.terms.map(({ words }) => words), fixedDateNote].join("\n"),
      `-- \n${agency.foot}\n`,
    ].join("\n\n"),
  };
}

/** To the desk: she said yes, and has yet to pay. */
export async function acceptedMail({ quote, offer, names }: About & { offer: PricedOffer }): Promise<Mail> {
  const what = `${quote.performers} × ${names.act}, ${quote.place}, ${formatLongDate(quote.event_date)}`;
  const words = `${formatPounds(offer.total)} agreed to, terms included. Nothing is paid yet: ${payingWords(offer)}`;
  const facts = [...partyFacts(quote, names), ...personFacts(quote)];
  return {
    ...toDesk(quote, `Yes to ${quote.reference}: ${what}`),
    html: await render(
      <Letter
        preview={words}
        ground={names.ground}
        brand={agency.name}
        title="She said yes"
        reference={quote.reference}
        foot="Reply to this e-mail and it goes to the visitor."
      >
        <Words>{words}</Words>
        <Facts facts={facts} />
      </Letter>,
    ),
    text: [`${quote.reference}\n${words}`, ...asText(facts), "Reply to this e-mail and it goes to the visitor.\n"].join(
      "\n",
    ),
  };
}

export interface CancelledLetter extends About {
  /** Pence paid, and of it what goes back */
  paid: number;
  refund: number;
  byAgency: boolean;
}

export async function cancelledMails(input: CancelledLetter): Promise<{ visitor: Mail; desk: Mail }> {
  const { quote, names, paid, refund, byAgency } = input;
  const what = `${names.act}, ${formatLongDate(quote.event_date)}`;
  const money =
    refund === 0
      ? `You paid ${formatPounds(paid)}. By the terms you agreed to, nothing of it comes back.`
      : `You paid ${formatPounds(paid)}; ${formatPounds(refund)} of it comes back the way you paid, within ten days.`;
  const why = byAgency ? "We are sorry: we had to cancel your booking." : "Your booking is cancelled, as you asked.";
  const letter = async (title: string, words: string[], foot: string, brand: string) => ({
    html: await render(
      <Letter
        preview={words.join(" ")}
        ground={names.ground}
        brand={brand}
        title={title}
        reference={quote.reference}
        foot={foot}
      >
        {words.map((sentence) => (
          <Words key={sentence}>{sentence}</Words>
        ))}
      </Letter>,
    ),
    text: `${title}\n${quote.reference}\n\n${words.join("\n\n")}\n\n-- \n${foot}\n`,
  });
  return {
    visitor: {
      ...toVisitor(quote, `Cancelled: ${what} (${quote.reference})`),
      ...(await letter(
        "Your booking is cancelled",
        [`Hello ${quote.name}.`, why, money],
        agency.foot,
        senderOf(quote),
      )),
    },
    desk: {
      ...toDesk(quote, `Cancelled ${quote.reference}: ${what}, ${quote.place}`),
      ...(await letter(
        "A booking is cancelled",
        [
          `${byAgency ? "By us." : "By the visitor."} ${what}, ${quote.place}.`,
          `Paid ${formatPounds(paid)}, going back ${formatPounds(refund)}.`,
        ],
        "Tell the performers.",
        agency.name,
      )),
    },
  };
}
