import { remember, remembered } from "./memory.ts";
import { errorOf } from "./response-error.ts";

/**
 * The default data fetch (specification, section 7): GET with cookies and a cache-control header with max-age 3600; the JSON answer is
 * also kept in memory. Times are logged as debug and failures as errors, without the query string, which may contain what a visitor typed.
 * @throws ResponseError with its status if the answer is not a success; fetch's error if there is no answer
 */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const copy = remembered(address);
  if (copy) return copy.answer;
  const path = address.replace(/\?.*/s, "?…");
  const started = performance.now();
  const took = () => `${Math.round(performance.now() - started)} ms`;
  try {
    const response = await fetch(address, {
      method: "GET",
      credentials: "include",
      headers: { "cache-control": "max-age=3600" },
      ...(signal && { signal }),
    });
    const error = await errorOf(response);
    if (error) throw error;
    const answer: unknown = await response.json();
    remember(address, answer);
    console.debug(`GET ${path} took ${took()}`);
    return answer;
  } catch (error) {
    // Not logged if the page that asked is gone.
    if (!signal?.aborted) console.error(`GET ${path} failed after ${took()}:`, error);
    throw error;
  }
}
