import { gtag, tagState } from "./tag.ts";

/** The owner's name for the event of a sent quote request, and how long a visitor waits for it, ms (specification, section 7). */
export const conversionName = "ads_conversion_Request_quote_1";
export const conversionTimeout = 2_000;

/** "sent": the tag confirmed the event. "late": it did not confirm in time. "no tag": none is loaded, so nothing was sent. */
export type Conversion = "sent" | "late" | "no tag";

/** Without personal data. @returns at once when no tag is loaded, after 2000 ms at the latest */
export function sendConversion(): Promise<Conversion> {
  const absent = () => tagState.get() === "none" || tagState.get() === "failed";
  if (absent()) return Promise.resolve("no tag");
  return new Promise((resolve) => {
    const end = (outcome: Conversion) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    // A separate timer, because the tag's event_timeout starts only once the tag has loaded.
    const timer = setTimeout(() => end("late"), conversionTimeout);
    const stop = tagState.watch(() => {
      if (absent()) end("no tag");
    });
    gtag("event", conversionName, { event_callback: () => end("sent"), event_timeout: conversionTimeout });
  });
}

/** Requests counted in this tab: a form that is sent twice is one request. */
const counted = new Set<string>();

/** Counts before the next page, which is a new document where a tag is loaded: a page about a person must never have one. */
export async function countRequest(answer: Response): Promise<Response> {
  const to = answer.headers.get("Location");
  if (!to || counted.has(to)) return answer;
  counted.add(to);
  if ((await sendConversion()) === "no tag") return answer;
  const headers = new Headers(answer.headers);
  // The same header that react-router's redirectDocument() sets.
  headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: answer.status, headers });
}
