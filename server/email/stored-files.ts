/** The folder and file names of emails kept as files; apart from file-transport.ts, so that readers don't load Nodemailer. */
import path from "node:path";
import type { OutgoingMail } from "./transport.ts";

export const storedFolder = (dataFolder: string) => path.join(dataFolder, "mail");

/** The file of a mail: the same mail always gets the same name. */
export const storedName = ({ createdAt, kind, subjectRef }: Pick<OutgoingMail, "createdAt" | "kind" | "subjectRef">) =>
  `${createdAt.replaceAll(/[:.]/g, "-")}-${safe(kind)}-${safe(subjectRef)}.eml`;

/** The time in a name that `storedName` made, ISO 8601 UTC; undefined for other names. */
export const timeOfKept = (name: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/.exec(name)?.[0].replace(/T(..)-(..)-(..)-/, "T$1:$2:$3.");

const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9-]/g, "_").slice(0, 60);
