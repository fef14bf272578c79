import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";
import { fieldName, inEveryText } from "./texts.ts";

/** Links in the texts, such as "[our terms](/terms)", to pages that do not exist. @param pages the addresses of all pages */
export const brokenLinks = ({ file, value, lineOf }: Source, pages: readonly string[]): Problem[] =>
  inEveryText(value, (text, field) =>
    [...text.matchAll(/\]\((\/[^)#?]*)/g)].flatMap(([, address = ""]) =>
      pages.includes(address)
        ? []
        : [{ file, line: lineOf(field), says: `${fieldName(field)}: there is no page ${address} to link to` }],
    ),
  );
