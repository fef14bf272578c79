/** Who a letter is from and to. A letter about a surprise may be read over a shoulder: it has a plain sender and subject. */
import type { Mail } from "../../context.ts";
import { recipientName } from "../../email/typed-words.ts";
import { site } from "./site.server.ts";

const { legal } = site;

/** The agency as its letters name it. */
export const agency = {
  name: site.name,
  email: site.email,
  phone: { display: site.phone.display, href: `tel:${site.phone.e164}` },
  /** Registered name and address, as the law wants under a letter */
  foot: `${legal.registeredName}, registered in ${legal.registeredIn}, number ${legal.companyNumber}. ${legal.registeredOffice}.`,
  discreet: site.discreet,
  openingHours: site.openingHours,
  replyPromise: site.replyPromise,
};
export type Agency = typeof agency;

interface Addressee {
  name: string;
  email: string;
  reference: string;
  surprise: 0 | 1;
}

type Head = Omit<Mail, "html" | "text">;

/** The name the letter goes by. */
export const senderOf = ({ surprise }: Pick<Addressee, "surprise">): string =>
  surprise ? agency.discreet.senderName : agency.name;

export function toVisitor(visitor: Addressee, subject: string): Head {
  const sender = senderOf(visitor);
  return {
    to: { ...recipientName(visitor.name), address: visitor.email },
    fromName: sender,
    replyTo: { name: sender, address: agency.email },
    subject: visitor.surprise ? agency.discreet.subject.replace("{reference}", visitor.reference) : subject,
  };
}

export const toDesk = (visitor: Addressee, subject: string): Head => ({
  to: { name: agency.name, address: agency.email },
  fromName: agency.name,
  replyTo: { name: visitor.name, address: visitor.email },
  subject,
});
