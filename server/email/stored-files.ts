/** The folder and file names of emails kept as files; apart from file-transport.ts, so that readers don't load Nodemailer. */
import path from "node:path";
import type { StoredEmail } from "../../app/tables.ts";

export const storedFolder = (dataFolder: string) => path.join(dataFolder, "mail");

/** The file of a mail: the same mail always gets the same name, and no other does. */
export const storedName = ({ id, createdAt, kind, subjectRef }: StoredEmail) =>
  `${createdAt.replaceAll(/[:.]/g, "-")}-${safe(kind)}-${safe(subjectRef)}-${id}.eml`;

/** The id of the email in a name that `storedName` made; of another name it is no email's. */
export const idIn = (name: string): string => name.slice(-".eml".length - 36, -".eml".length);

const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9-]/g, "_").slice(0, 60);
