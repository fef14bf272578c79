import { createTransport } from "nodemailer";
import { messageFor } from "./message.ts";
import { type Attachments, noAttachments, type SendResult, type Transport } from "./transport.ts";

const second = 1000;
/** Milliseconds for one delivery, from the first packet to the last response; far below the lease (deliver.ts). */
export const maxSendTime = 120 * second;

/**
 * Sends through the server at `url`, with a connection for each email. Does not connect before there is one: a server that is down must
 * not keep the site from starting.
 */
export function smtpTransport(url: string, from: string, attachments: Attachments = noAttachments): Transport {
  const smtp = createTransport({
    url,
    dnsTimeout: 10 * second,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 30 * second,
  });
  return {
    async send(mail) {
      try {
        await smtp.sendMail({
          ...(await messageFor(mail, from, attachments)),
          signal: AbortSignal.timeout(maxSendTime),
        });
        return { result: "sent" };
      } catch (error) {
        return resultOf(error);
      }
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

/** Codes of RFC 3463 for a recipient's address or mailbox that does not exist. 5.1.7 and 5.1.8 are about the sender's. */
const noRecipient = /^5\d\d[ -]5\.(?:1\.(?![78]\b)|2\.1\b)/;
/** Replies to RCPT TO that mean the same where there is no such code. Not 553, which may be about the sender. */
const badRecipient = [501, 550, 551];
const withReason = /^5\d\d[ -]5\.\d/;

/**
 * An email is rejected when the server says that its recipient does not exist. Anything else (a sender not allowed, a quota or policy of the
 * mail provider, a wrong password, a server that is down) is for the owner to fix, and the email waits for that.
 */
function resultOf(thrown: unknown): SendResult {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { command, response = "", responseCode = 0 } = error;
  const code = [error.code, command?.split(" ")[0], error.responseCode].filter(Boolean).join(" ") || error.name;
  const atRecipient = command === "RCPT TO";
  const unexplained = atRecipient && badRecipient.includes(responseCode) && !withReason.test(response);
  const permanent = unexplained || ((atRecipient || command === "DATA") && noRecipient.test(response));
  const unusable = error.code === "EENVELOPE" && command === "API";
  return { result: permanent || unusable ? "rejected" : "retry", reason: error.message.slice(0, 500), code };
}
