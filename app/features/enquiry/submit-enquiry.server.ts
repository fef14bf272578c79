import { type FormKind, type SubmitResult, withinTheHour } from "../../forms/action.server.ts";
import { formProblems } from "../../forms/problems.ts";
import { site } from "../site/site.server.ts";
import { type EnquiryField, enquiryForm, enquiryTexts } from "./fields.ts";
import { type Enquiry, parseEnquiry } from "./schema.ts";
import { sendEnquiry } from "./send-enquiry.server.ts";
import { enquiryByKey } from "./store.server.ts";

/** Messages that one IP address may send in an hour. */
export const messagesPerHour = 10;

/** Value of `?copy=` in the confirmation's address if no copy was sent to the customer. */
export const noCopy = "none";

const changed =
  "This form was already sent, and its words have changed since. To send us a second message, send it once more.";

/** The form kind of a message to the desk, which redirects to the confirmation. */
export const enquiryKind: FormKind<EnquiryField, Enquiry> = {
  form: enquiryForm,
  failure: "enquiry.not-stored",
  problem: formProblems(enquiryTexts, site.phone.display),
  parse: parseEnquiry,
  async submit(submission): Promise<SubmitResult<EnquiryField>> {
    const { ports, key, input, suspect } = submission;
    const limit = withinTheHour(submission, { name: "enquiry", perHour: messagesPerHour });
    const result = await sendEnquiry(ports, { enquiry: input, key, suspect }, limit);
    if (typeof result === "object") return result;
    if (result === "changed") return { kind: "changed", problem: changed };
    // `Outbox.reply` may have held back the copy to the customer.
    const enquiry = await enquiryByKey(ports.database, key);
    const copied = enquiry && (await ports.outbox.wrote(ports.database, enquiry.id, ["enquiry-copy"]));
    return { kind: "redirect", redirectTo: copied ? "/contact/sent" : `/contact/sent?copy=${noCopy}` };
  },
};
