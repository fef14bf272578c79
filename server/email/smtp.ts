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
        return refusal(error);
      }
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/**
 * An email is rejected when the server refuses the recipient or the message permanently. Anything else (a sender not allowed, a wrong
 * password, a server that is down) is for the owner to fix, and the email waits for that.
 */
function refusal(thrown: unknown): SendResult {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = [error.code, error.command?.split(" ")[0], error.responseCode].filter(Boolean).join(" ") || error.name;
  const permanent = (error.responseCode ?? 0) >= 500 && ["RCPT TO", "DATA"].includes(error.command ?? "");
  const unusable = error.code === "EENVELOPE" && error.command === "API";
  return { result: permanent || unusable ? "rejected" : "retry", reason: error.message.slice(0, 500), code };
}
