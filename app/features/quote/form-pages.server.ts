/** The pages for a quote and for a direct booking, and the act that is preselected on each. */
import { type Act, acts, findAct } from "../catalogue/store.server.ts";
import { directPath } from "./links.server.ts";

const formPages = {
  "/male-stripper-quote": "male-strippers",
  "/female-stripper-quote": "female-strippers",
  "/direct-quote": "male-strippers",
  "/female-direct-quote": "female-strippers",
  "/rolypoly-direct-quote": "rolypoly-strippers",
} as const;
export type FormPath = keyof typeof formPages;

const isFormPath = (path: string): path is FormPath => path in formPages;

const leadsTo = ({ quote, slug }: Act, path: FormPath) => quote === path || directPath(slug) === path;

/** The form page at an address; `general` for an address that is not a form page. */
export const formPathOf = ({ pathname }: URL, general: FormPath): FormPath =>
  isFormPath(pathname) ? pathname : general;

/** The act that a form preselects; without it, the first that links to this form. @throws Response 404 if there is none */
export function mainActOf(path: FormPath): Act {
  const act = findAct(formPages[path]) ?? acts.find((one) => leadsTo(one, path));
  if (!act) throw new Response(null, { status: 404 });
  return act;
}

/** The form pages that at least one act links to. */
export const usedForms = (Object.keys(formPages) as FormPath[]).filter((path) =>
  acts.some((act) => leadsTo(act, path)),
);
