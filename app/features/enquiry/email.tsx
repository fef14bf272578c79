/** The two e-mails of a message: to the desk the message, to the visitor a copy. Each has a text part of its own. */
import { Link } from "@react-email/components";
import { render } from "@react-email/render";
import type { Mail } from "../../context.ts";
import { EmailLayout, Facts, Rule, Small, Title, Words } from "../../email/layout.tsx";
import { greeting, recipientName, unlinked } from "../../email/typed-words.ts";
import type { Agency } from "../site/sender.server.ts";
import type { EnquiryTable } from "./table.server.ts";

export interface MailInput {
  enquiry: EnquiryTable;
  agency: Agency;
}

/** To the address the visitor gave; nothing of the message is in its subject, for it may be a surprise. */
export async function copyMail(input: MailInput): Promise<Mail> {
  const { enquiry, agency } = input;
  return {
    to: { ...recipientName(enquiry.name), address: enquiry.email },
    fromName: agency.name,
    replyTo: { name: agency.name, address: agency.email },
    subject: "We have your message",
    html: await render(<Copy {...input} />),
    text: [
      `${greeting(enquiry.name)},\n\n${whatNext(agency)}`,
      notYou,
      `WHAT YOU WROTE\n${unlinked(enquiry.message)}`,
      ...(enquiry.phone ? [`Your phone: ${unlinked(enquiry.phone)}`] : []),
      `-- \n${agency.foot}\n`,
    ].join("\n\n"),
  };
}

export async function deskMail(input: MailInput): Promise<Mail> {
  const { enquiry, agency } = input;
  const what = `Message from ${enquiry.name}`;
  return {
    to: { name: agency.name, address: agency.email },
    fromName: agency.name,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: enquiry.suspect ? `Please check: ${what}` : what,
    html: await render(<ForDesk {...input} />),
    text: [
      ...(enquiry.suspect ? [`PLEASE CHECK: ${looksAutomatic}`] : []),
      ...facts(enquiry).map(({ label, value }) => `${label}: ${value}`),
      "",
      enquiry.message,
      "",
      "Reply to this e-mail and it goes to the visitor.\n",
    ].join("\n"),
  };
}

const looksAutomatic = "this looks sent by a machine. No copy went to the address it names.";

const notYou = "Not you? Somebody typed your address into our form, and what stands below. You need do nothing.";

const whatNext = ({ replyPromise, phone, openingHours }: Agency) =>
  `your message is with us, and we reply ${replyPromise || "as soon as we can"}. To talk sooner, call ${phone.display}: ${lowerFirst(openingHours)}.`;

const lowerFirst = (words: string) => words.replace(/^./, (letter) => letter.toLowerCase());

const facts = ({ name, email, phone }: EnquiryTable) => [
  { label: "Name", value: name },
  { label: "E-mail", value: email },
  ...(phone ? [{ label: "Phone", value: phone }] : []),
];

function Copy({ enquiry, agency }: MailInput) {
  return (
    <EmailLayout
      preview="We have your message. Here is a copy."
      theme="cobalt"
      brand={agency.name}
      title="We have your message"
      foot={agency.foot}
    >
      <Words>
        <span dir="auto">{greeting(enquiry.name)}</span>, {whatNext(agency)}
      </Words>
      <Small>{notYou}</Small>
      <Rule />
      <Title>What you wrote</Title>
      <Message text={unlinked(enquiry.message)} />
      {enquiry.phone && <Facts facts={[{ label: "Phone", value: unlinked(enquiry.phone) }]} />}
    </EmailLayout>
  );
}

function ForDesk({ enquiry, agency }: MailInput) {
  return (
    <EmailLayout
      preview={enquiry.message.slice(0, 120)}
      theme="cobalt"
      brand={agency.name}
      title={enquiry.suspect ? "Please check this message" : "A new message"}
      foot="Reply to this e-mail and it goes to the visitor."
    >
      {enquiry.suspect === 1 && <Words>Careful: {looksAutomatic}</Words>}
      <Message text={enquiry.message} />
      <Rule />
      <Facts facts={facts(enquiry)} />
      <Words>
        <Link href={`mailto:${encodeURIComponent(enquiry.email).replace("%40", "@")}`} style={{ color: "#3f4bd8" }}>
          Write to {enquiry.email}
        </Link>
      </Words>
    </EmailLayout>
  );
}

/** Line by line, in the direction each is written in. */
const Message = ({ text }: { text: string }) =>
  text.split(/\n+/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text
    <Words key={index}>
      <span dir="auto">{line}</span>
    </Words>
  ));
