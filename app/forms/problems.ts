/** Messages about a sent form that are not about its answers. */
import { counted } from "../ui/counted.ts";

interface FormTexts {
  /** The thing that is sent, such as "message" */
  sent: string;
  /** The field that can make the form too large */
  longestField: string;
  /** Why the form can safely be sent again */
  sentOnce: string;
}

const nothingLost = "Everything you typed is still here.";

/** The message for a status. @param phone number to call instead */
export const formProblems =
  ({ sent, longestField }: FormTexts, phone: string) =>
  (status: 400 | 413 | 415 | 429 | 503, retryAfterSeconds = 0): string => {
    switch (status) {
      case 400:
        return `What arrived could not be read, so nothing was sent. ${nothingLost} Please send it again.`;
      case 413:
        return `That is more than we can take in, so nothing was sent. Shorten your ${longestField} and send it again.`;
      case 415:
        return "What arrived was not this form, so nothing was sent. Fill in the form on this page and send it without files.";
      case 429:
        return `Too many ${sent}s came from your connection in the last hour, so this one was not sent. ${nothingLost} Call us on ${phone}, or send it again in ${minutes(retryAfterSeconds)}.`;
      case 503:
        return `We could not save your ${sent} just now, so nothing was sent. ${nothingLost} Send it again in a minute, or call us on ${phone}.`;
    }
  };

/** Shown in the browser when the server did not answer at all. */
export const offlineProblem = ({ sent, sentOnce }: FormTexts): string =>
  `We could not be reached, so we can’t tell whether your ${sent} arrived. ${nothingLost} Check your connection and send it again: ${sentOnce}.`;

const minutes = (seconds: number) => counted(Math.max(1, Math.ceil(seconds / 60)), "minute");
