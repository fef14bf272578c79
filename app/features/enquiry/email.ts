/** The two emails about a message from the contact form: the message to the owner, and a copy to the customer. */
import type { Mail } from "../../context.ts";
import { hoursInSentence } from "../../dates/hours-in-sentence.ts";
import { greeting, mailHref, unlinked } from "../../email/typed-text.ts";
import { atDesk, emailOf } from "../site/sender.server.ts";
import { site } from "../site/site.server.ts";
import type { EnquiryTable } from "./table.server.ts";

/** The copy to the customer. Its subject contains nothing of the message, which may be about a surprise. @param origin of the site */
export function copyMail({ name, email, phone, message }: EnquiryTable, origin: string): Mail {
  const openingHours = hoursInSentence(site.openingHours);
  return emailOf(
    "enquiry-copy",
    { name, email, theme: "rose", art: { origin, poster: "letter" } },
    {
      title: "We have your message",
      preview: "We have your message. Here is a copy.",
      blocks: [
        {
          text: `${greeting(name)}, your message is with us, and we reply ${site.replyPromise || "as soon as we can"}. To talk sooner, call ${site.phone.display}: ${openingHours}.`,
        },
        {
          small:
            "Not you? Somebody typed your address into our form, and the message below. There is nothing you need to do.",
        },
        { part: "What you wrote" },
        { message: unlinked(message) },
        phone ? { rows: [{ label: "Phone", value: unlinked(phone) }] } : null,
      ],
    },
  );
}

export function deskMail({ id, name, email, phone, message, suspect }: EnquiryTable, origin: string): Mail {
  const looksAutomatic = "this looks sent by a machine. No copy went to the address it names.";
  return emailOf(
    "enquiry-for-desk",
    { name, email, suspect, theme: "rose", desk: atDesk(origin, `messages/${id}`) },
    {
      title: suspect ? "Please check this message" : "A new message",
      preview: message.slice(0, 120),
      blocks: [
        suspect === 1 && { text: `Careful: ${looksAutomatic}`, plain: `PLEASE CHECK: ${looksAutomatic}` },
        { message },
        { rule: true },
        {
          rows: [
            { label: "Name", value: name },
            { label: "Email", value: email },
            ...(phone ? [{ label: "Phone", value: phone }] : []),
          ],
        },
        {
          text: [{ label: `Write to ${email}`, href: mailHref(email) }],
          plain: "",
        },
      ],
    },
  );
}
