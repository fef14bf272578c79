/** Route exports that every page with a form shares. */
import { isRouteErrorResponse, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from "react-router";
import { headTags, type PageSeo } from "../ui/head/page-meta.ts";
import { clearFormInput } from "./reload.ts";

/**
 * For `shouldRevalidate`: the form that was sent keeps its loader data, and so its key; without a connection nothing could be loaded
 * anyway.
 */
export const keepForm = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== "POST" && defaultShouldRevalidate;

/** For `headers`. Not "no-store": a browser without scripts restores what was typed only on a page that it may keep. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "private, no-cache", ...(retryAfter && { "Retry-After": retryAfter }) };
}

/** For `meta`, without the title: the page renders that itself, because an answer with errors says so in it. */
export const untitled = (seo: PageSeo | undefined): MetaDescriptor[] =>
  headTags(seo).filter((tag) => !("title" in tag));

/**
 * For `clientAction`: where no answer comes, the form stays as it is and says so.
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
 * For `sendForm`, where the form is a step of several: Back from the next one shows this one. The form's `replace`, which keeps its answers
 * with errors out of the history, would have the router put the next step in its place.
 */
export async function toNextStep(answer: Response): Promise<undefined> {
  const next = new URL(answer.headers.get("Location") ?? "", location.href);
  // A step at this page's own address reloads it, and the router would scroll down to where this one was: the state has its key.
  if (next.href === location.href) history.replaceState(null, "");
  location.assign(next);
  // Where Back brings the page from the browser's back/forward cache, its buttons are no longer busy.
  await new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}
