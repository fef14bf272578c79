/** The pages on which an act is asked for or booked at once, and the act that each begins with. */
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

/** The form's page at an address; the general one for any other. */
export const formPathOf = ({ pathname }: URL, general: FormPath): FormPath =>
  isFormPath(pathname) ? pathname : general;

/** The act that a form begins with; where it has left the catalogue, the first of those that lead there. @throws Response 404 where none does */
export function mainActOf(path: FormPath): Act {
  const act = findAct(formPages[path]) ?? acts.find((one) => leadsTo(one, path));
  if (!act) throw new Response(null, { status: 404 });
  return act;
}

/** Those that an act leads to. */
export const usedForms = (Object.keys(formPages) as FormPath[]).filter((path) =>
  acts.some((act) => leadsTo(act, path)),
);
