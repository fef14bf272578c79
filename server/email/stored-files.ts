/** The folder and file names of emails kept as files; not in file-transport.ts, so that code which only reads them doesn't load Nodemailer. */
import path from "node:path";
import type { StoredEmail } from "../../app/tables.ts";

export const storedFolder = (dataFolder: string) => path.join(dataFolder, "mail");

/** The file of an email: the same email always has the same name, and no two emails share one. */
export const storedName = ({ id, createdAt, kind, subjectRef }: StoredEmail) =>
  `${createdAt.replaceAll(/[:.]/g, "-")}-${safe(kind)}-${safe(subjectRef)}-${id}.eml`;

/** The email's id in a name that `storedName` made. From any other name the result is no email's id. */
export const idIn = (name: string): string => name.slice(-".eml".length - 36, -".eml".length);

const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9-]/g, "_").slice(0, 60);
