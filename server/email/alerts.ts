import type { Log } from "../../app/context.ts";
import { parseMail } from "../../app/email/stored-mail.server.ts";
import type { Transport } from "./transport.ts";

/** Emails to the owner that also alert their telephone. */
const urgent = new Set(["unanswered-for-desk", "message-unanswered-for-desk"]);
/** Milliseconds: an alert must not hold up the emails behind it. */
const timeout = 5000;

/** Title and reference. Not the subject, which names the place: a customer may have typed their address as the place. */
function alertOf(message: string): string {
  const { html } = parseMail(message);
  if (typeof html === "string") return "Somebody waits for an answer";
  return html.reference ? `${html.title}: ${html.reference}` : html.title;
}

/**
 * After an urgent email has been sent, posts what it is about to the owner's webhook. A post that fails is not repeated: the email says the same.
 * @param url Slack's takes JSON, every other plain text
 */
export function alertingTransport(transport: Transport, url: string, log: Log): Transport {
  const slack = new URL(url).hostname === "hooks.slack.com";
  return {
    async send(mail) {
      const result = await transport.send(mail);
      if ("reason" in result || !urgent.has(mail.kind)) return result;
      const text = alertOf(mail.message);
      const type = slack ? "application/json" : "text/plain; charset=utf-8";
      const body = slack ? JSON.stringify({ text }) : text;
      try {
        const signal = AbortSignal.timeout(timeout);
        const answer = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body, signal });
        await answer.body?.cancel();
        if (!answer.ok) log.info("alert.refused", { status: answer.status });
      } catch (error) {
        log.error("alert.not-sent", error);
      }
      return result;
    },
  };
}
