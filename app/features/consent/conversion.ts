import { gtag, tagState } from "./tag.ts";

/** The owner's name for a sent quote request, and the longest a visitor waits for it (specification, section 7). */
export const conversionName = "ads_conversion_Request_quote_1";
export const conversionTimeout = 2_000;

/** "sent": the tag confirmed it. "late": it did not in time. "no tag": none is loaded, so nothing was sent. */
export type Conversion = "sent" | "late" | "no tag";

/**
 * Sends the conversion event, without personal data.
 * @returns at once when no tag is loaded, after 2000 ms at the latest
 */
export function sendConversion(): Promise<Conversion> {
  const absent = () => tagState.get() === "none" || tagState.get() === "failed";
  if (absent()) return Promise.resolve("no tag");
  return new Promise((resolve) => {
    const end = (outcome: Conversion) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    // A timer of our own: the tag's event_timeout counts only once the tag has loaded.
    const timer = setTimeout(() => end("late"), conversionTimeout);
    const stop = tagState.watch(() => {
      if (absent()) end("no tag");
    });
    gtag("event", conversionName, { event_callback: () => end("sent"), event_timeout: conversionTimeout });
  });
}

/** Requests counted in this tab: a form that is sent twice is one request. */
const counted = new Set<string>();

/**
 * To be awaited between the server's answer to a quote request and the page it redirects to. With a tag on the page, the next one
 * loads as a new document: pages about one person's request never have the tag.
 * @param answer the server's redirect
 */
export async function countRequest(answer: Response): Promise<Response> {
  const to = answer.headers.get("Location");
  if (!to || counted.has(to)) return answer;
  counted.add(to);
  if ((await sendConversion()) === "no tag") return answer;
  const headers = new Headers(answer.headers);
  // As react-router's redirectDocument() does.
  headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: answer.status, headers });
}
