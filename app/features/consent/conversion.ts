import { gtag, tagState, watchTag } from "./tag.ts";

/** The owner's name for a sent quote request, and the longest a visitor waits for it (specification, section 7). */
export const conversionName = "ads_conversion_Request_quote_1";
export const conversionTimeout = 2_000;

/** "sent": the tag has taken it. "late": it has not, in time. "no tag": none was loaded, so nothing was sent. */
export type Conversion = "sent" | "late" | "no tag";

/**
 * Sends the conversion event, with nothing in it of the visitor's.
 * @returns when she may be taken on: at once when no tag is loaded, after 2000 ms at the latest
 */
export function sendConversion(): Promise<Conversion> {
  const absent = () => tagState() === "none" || tagState() === "failed";
  if (absent()) return Promise.resolve("no tag");
  return new Promise((resolve) => {
    const end = (outcome: Conversion) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    // Our own clock: the tag's event_timeout counts only once the tag has arrived.
    const timer = setTimeout(() => end("late"), conversionTimeout);
    const stop = watchTag(() => {
      if (absent()) end("no tag");
    });
    gtag("event", conversionName, { event_callback: () => end("sent"), event_timeout: conversionTimeout });
  });
}

/** Requests that have been counted in this tab: a form that is sent twice is one request. */
const counted = new Set<string>();

/**
 * To be awaited between the server's answer to a sent quote request and the page it leads to. With a tag on the page that one is
 * loaded as a new document: pages about one person's request never have the tag on them.
 * @param answer the server's redirect
 */
export async function countRequest(answer: Response): Promise<Response> {
  const to = answer.headers.get("Location");
  if (!to || counted.has(to)) return answer;
  counted.add(to);
  if ((await sendConversion()) === "no tag") return answer;
  const headers = new Headers(answer.headers);
  // What react-router's redirectDocument() sets.
  headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: answer.status, headers });
}
