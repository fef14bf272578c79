/** What every route with a form shares. It exports `headers`, `meta` and `shouldRevalidate` from here. */
import { isRouteErrorResponse, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from "react-router";
import { headTags, type PageData } from "../ui/head/page-meta.ts";
import { clearFormInput } from "./reload.ts";

/** Keeps the form's key with the loader data after sending. Without a connection nothing could be loaded anyway. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== "POST" && defaultShouldRevalidate;

/** Not "no-store": browsers without scripts restore what was typed only on pages that they may store. */
export function headers({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "private, no-cache", ...(retryAfter && { "Retry-After": retryAfter }) };
}

/** All tags except the title, which the page renders itself because it mentions errors. */
export const meta = ({ loaderData }: PageData): MetaDescriptor[] =>
  headTags(loaderData?.seo).filter((tag) => !("title" in tag));

/**
 * For `clientAction`: if the server can't be reached, the form stays as it is and shows a message.
 * @param redirected handles the server's answer when it is not the form again; undefined leaves the page as it is
 */
export async function sendForm<ActionData>(
  serverAction: () => Promise<ActionData>,
  offlineProblem: string,
  redirected: (answer: Response) => Response | Promise<Response | undefined> = (answer) => answer,
) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      if (error.headers.has("Location")) clearFormInput();
      const next = await redirected(error);
      if (next) throw next;
      return undefined;
    }
    if (isRouteErrorResponse(error)) throw error;
    return { values: null, token: null, errors: {}, problem: offlineProblem, closed: null };
  }
}

/**
 * For `sendForm`, if the form is one of several steps, so that Back from the next step shows this one. The form has `replace`, which keeps
 * answers with errors out of the history, but which would also make the router replace this step by the next.
 */
export async function toNextStep(answer: Response): Promise<undefined> {
  const next = new URL(answer.headers.get("Location") ?? "", location.href);
  // If the next step has the same address, the page reloads, and the router would scroll to this step's position, whose key is in the
  // history state.
  if (next.href === location.href) history.replaceState(null, "");
  location.assign(next);
  // Waits until Back restores the page from the back/forward cache; its buttons are then no longer busy.
  await new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}
