import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { privateFile, privateFolder } from "../private-files.ts";
import { codeOf, messageOf } from "../refusal.ts";
import { messageFor } from "./message.ts";
import { storedFolder, storedName } from "./stored-files.ts";
import { type Attachments, noAttachments, type Transport } from "./transport.ts";

/** Without an SMTP server: each email becomes a file that any mail program opens. */
export function fileTransport(dataFolder: string, from: string, attachments: Attachments = noAttachments): Transport {
  const stream = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const folder = storedFolder(dataFolder);
  return {
    async send(mail) {
      try {
        const { message } = await stream.sendMail(await messageFor(mail, from, attachments));
        const name = storedName(mail);
        await mkdir(folder, { recursive: true, mode: privateFolder });
        // Renamed when complete: a name that ends in .eml is always a finished file.
        const unfinished = path.join(folder, `.${name}.${process.pid}`);
        await writeFile(unfinished, message, { mode: privateFile });
        await rename(unfinished, path.join(folder, name));
        return { result: "kept" };
      } catch (error) {
        return { result: "retry", reason: messageOf(error), code: codeOf(error) || "unknown" };
      }
    },
  };
}
