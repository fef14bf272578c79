import { z } from "zod";
import { type FormKind, type SubmitResult, withinTheHour } from "../../../forms/action.server.ts";
import { formProblems } from "../../../forms/problems.ts";
import { parseForm, required } from "../../../forms/schema.ts";
import { openPrivateLink, type PrivateLink } from "../../booking/private-link.server.ts";
import { successUrl } from "../../quote/links.server.ts";
import { site } from "../../site/site.server.ts";
import { writeToAgency } from "../write-message.server.ts";
import { type MessageField, messageForm, messageTexts, written } from "./fields.ts";

/** Messages about its bookings that one IP address may send in an hour. */
const messagesPerHour = 10;

const messageShape = z.object({ message: required(messageForm.fields.message) });

const ended: SubmitResult<MessageField> = {
  kind: "problem",
  problem: `This link no longer opens your booking, so nothing was sent. Open the one in our latest email, or call us on ${site.phone.display}.`,
  status: 409,
};

/** A customer's message about the quote or booking that their private link opens. */
export const messageKind = (link: PrivateLink): FormKind<MessageField, z.infer<typeof messageShape>> => ({
  form: messageForm,
  failure: "message.not-stored",
  problem: formProblems(messageTexts, site.phone.display),
  parse: (values) => parseForm(messageForm, messageShape, values),
  async submit(submission) {
    const { ports, key, input } = submission;
    const quote = await openPrivateLink(ports, link);
    if (!quote || link.key === null) return ended;
    const limit = withinTheHour(submission, { name: "message", perHour: messagesPerHour });
    const sent = await writeToAgency(ports, { quote, text: input.message, key }, limit);
    if (sent === "gone") return ended;
    if (typeof sent === "object") return sent;
    const redirectTo = `${successUrl("", quote.reference, link.key)}&${written}=yes`;
    // A new document has an empty form with a new key.
    return { kind: "redirect", redirectTo, newDocument: true };
  },
});
