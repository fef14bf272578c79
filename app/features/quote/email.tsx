/** The two e-mails of a request: to the visitor what she told us, to the desk every field. Each has a text part of its own. */
import { Link } from "@react-email/components";
import { render } from "@react-email/render";
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { EmailLayout, Facts, MainLink, Rule, Small, Title, Words } from "../../email/layout.tsx";
import { greeting, recipientName } from "../../email/typed-words.ts";
import { EstimateTable, estimateForEmail } from "./email-parts.tsx";
import { confirmationText, deskText, type MailInput } from "./email-text.ts";
import { nextSteps } from "./next-steps.ts";
import { factsForEmail, fixedDateNote, partyRows, personRows } from "./summary-rows.ts";

export async function confirmationMail(input: MailInput): Promise<Mail> {
  const { quote, agency } = input;
  const discreet = quote.surprise === 1;
  return {
    to: { ...recipientName(quote.name), address: quote.email },
    fromName: discreet ? agency.discreet.senderName : agency.name,
    replyTo: { name: discreet ? agency.discreet.senderName : agency.name, address: agency.email },
    subject: discreet
      ? agency.discreet.subject.replace("{reference}", quote.reference)
      : `We have your request ${quote.reference}: ${input.act.name}, ${formatLongDate(quote.eventDate)}`,
    html: await render(<Confirmation {...input} />),
    text: confirmationText(input),
  };
}

export async function deskMail(input: MailInput): Promise<Mail> {
  const { quote, agency, act } = input;
  const what = `Quote ${quote.reference}: ${quote.performers} × ${act.name}, ${quote.place}, ${formatLongDate(quote.eventDate)}`;
  return {
    to: { name: agency.name, address: agency.email },
    fromName: agency.name,
    replyTo: { name: quote.name, address: quote.email },
    subject: quote.suspect ? `Please check: ${what}` : what,
    html: await render(<ForDesk {...input} />),
    text: deskText(input),
  };
}

function Confirmation({ quote, estimate, act, link, vat, replyPromise, cancellation, agency }: MailInput) {
  const brand = quote.surprise ? agency.discreet.senderName : agency.name;
  return (
    <EmailLayout
      preview={`Your reference is ${quote.reference}. Here is what you told us, and what happens next.`}
      theme={act.theme}
      brand={brand}
      title="We have your request"
      reference={quote.reference}
      foot={agency.foot}
    >
      <Words>
        <span dir="auto">{greeting(quote.name)}</span>, thank you. Nothing is booked and nothing is owed yet.
      </Words>
      {nextSteps(replyPromise).map(({ title, text }, index) => (
        <Words key={title}>
          <strong>
            {index + 1}. {title}.
          </strong>{" "}
          {text}
        </Words>
      ))}
      <MainLink href={link}>See your request</MainLink>
      <Small>This link is yours alone: it shows your details to whoever opens it.</Small>
      <Rule />
      <Title>What it would cost</Title>
      <EstimateTable estimate={estimateForEmail(estimate)} vat={vat} />
      <Rule />
      <Title>What you told us</Title>
      <Facts
        facts={factsForEmail([
          ...partyRows(quote, { act: act.name, package: estimate.order.packageName }),
          ...personRows(quote),
        ])}
      />
      <Words>
        Something wrong or changed? Reply to this e-mail or call{" "}
        <Link href={agency.phone.href} style={{ color: "#3f4bd8", textDecoration: "underline", whiteSpace: "nowrap" }}>
          {agency.phone.display}
        </Link>{" "}
        with your reference.
      </Words>
      <Rule />
      <Title>If you book and then cancel</Title>
      {cancellation.map(({ words }) => (
        <Small key={words}>{words}</Small>
      ))}
      <Small>{fixedDateNote}</Small>
    </EmailLayout>
  );
}

function ForDesk({ quote, estimate, act, vat, agency }: MailInput) {
  const link = { color: "#3f4bd8", textDecoration: "underline" };
  const dial = quote.phoneE164 ?? quote.phone.replace(/[^\d+]/g, "");
  return (
    <EmailLayout
      preview={`${formatLongDate(quote.eventDate)}, ${quote.place}, ${quote.groupSize} people`}
      theme={act.theme}
      brand={agency.name}
      title={quote.suspect ? "Please check this request" : "A new quote request"}
      reference={quote.reference}
      foot={`Reply to this e-mail and it goes to the visitor. Shown again by: npm run desk quote ${quote.reference}`}
    >
      {quote.suspect === 1 && <Words>It looks sent by a machine. No confirmation went to the address it names.</Words>}
      {quote.surprise === 1 && (
        <Words>It is a surprise: no act or party on voicemail, in a subject or to anyone else.</Words>
      )}
      {quote.noCalls && (
        <Words>
          <strong>
            When not to call: <span dir="auto">{quote.noCalls}</span>
          </strong>
        </Words>
      )}
      <Words>
        <Link href={`tel:${dial}`} style={link}>
          Call {quote.phone}
        </Link>
        {quote.phoneE164 && (
          <>
            {" · "}
            <Link href={`https://wa.me/${quote.phoneE164.slice(1)}`} style={link}>
              WhatsApp
            </Link>
          </>
        )}
        {" · "}
        <Link href={`mailto:${encodeURIComponent(quote.email).replace("%40", "@")}`} style={link}>
          {quote.email}
        </Link>
      </Words>
      <Title>The party</Title>
      <Facts facts={partyRows(quote, { act: act.name, package: estimate.order.packageName })} />
      <Title>Who asks</Title>
      <Facts facts={personRows(quote)} />
      <Title>The estimate as shown</Title>
      <EstimateTable estimate={estimate} vat={vat} />
    </EmailLayout>
  );
}
