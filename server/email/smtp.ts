import { createTransport } from "nodemailer";
import { messageFor } from "./message.ts";
import { type Attachments, noAttachments, type SendResult, type Transport } from "./transport.ts";

const second = 1000;
/** Milliseconds for one delivery, from the first packet to the last answer; far below the lease (deliver.ts). */
export const maxSendTime = 120 * second;

/**
 * Sends through the server at `url`, one connection for each. Asks nothing of the server before there is mail: one that is away
 * must not keep the site from starting.
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
 * The recipient, or the message itself, was refused for good. Anything else (a sender not allowed, a wrong password, a server that is away)
 * is for the owner to fix, and the mail waits for that.
 */
function refusal(thrown: unknown): SendResult {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = [error.code, error.command?.split(" ")[0], error.responseCode].filter(Boolean).join(" ") || error.name;
  const permanent = (error.responseCode ?? 0) >= 500 && ["RCPT TO", "DATA"].includes(error.command ?? "");
  const unusable = error.code === "EENVELOPE" && error.command === "API";
  return { result: permanent || unusable ? "rejected" : "retry", reason: error.message.slice(0, 500), code };
}
