import { z } from "zod";
import { type FormKind, withinTheHour } from "../../../forms/action.server.ts";
import { formProblems } from "../../../forms/problems.ts";
import { parseForm, required } from "../../../forms/schema.ts";
import { openPrivateLink, type PrivateLink } from "../../booking/private-link.server.ts";
import { successUrl } from "../../quote/links.server.ts";
import { site } from "../../site/site.server.ts";
import { writeToAgency } from "../write-message.server.ts";
import { type MessageField, messageForm, messageTexts, written } from "./fields.ts";

/** Messages one address may send in an hour about its bookings. */
const messagesPerHour = 10;

const messageShape = z.object({ message: required(messageForm.fields.message) });

const linkEnded = `This link no longer opens your booking, so nothing was sent. Open the one in our latest email, or call us on ${site.phone.display}.`;

/** A customer's message about the quote or booking that their private link opens. */
export const messageKind = (link: PrivateLink): FormKind<MessageField, z.infer<typeof messageShape>> => ({
  form: messageForm,
  failure: "message.not-stored",
  problem: formProblems(messageTexts, site.phone.display),
  parse: (values) => parseForm(messageForm, messageShape, values),
  async submit(submission) {
    const { ports, key, input } = submission;
    const quote = await openPrivateLink(ports, link);
    if (!quote || link.key === null) return { kind: "problem", problem: linkEnded, status: 409 };
    const { reference } = quote;
    const limit = withinTheHour(submission, { name: "message", perHour: messagesPerHour });
    const refused = await writeToAgency(ports, { subjectRef: reference, text: input.message, key }, limit);
    const redirectTo = `${successUrl("", reference, link.key)}&${written}=yes`;
    // A new document has an empty form with another key.
    return refused ?? { kind: "redirect", redirectTo, newDocument: true };
  },
});
