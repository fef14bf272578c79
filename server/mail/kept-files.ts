/** Where kept mail lies and what its files are called; apart from kept.ts, which loads what writes them. */
import path from "node:path";
import type { OutgoingMail } from "./transport.ts";

export const keptFolder = (dataFolder: string) => path.join(dataFolder, "mail");

/** The file of a mail: the same mail always gets the same name. */
export const keptName = ({
  created_at,
  kind,
  subject_ref,
}: Pick<OutgoingMail, "created_at" | "kind" | "subject_ref">) =>
  `${created_at.replaceAll(/[:.]/g, "-")}-${safe(kind)}-${safe(subject_ref)}.eml`;

const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9-]/g, "_").slice(0, 60);
