import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { privateFile, privateFolder } from "../../private-files.ts";

/** A checkout, without a name or an address. Money in pence, times ISO 8601 UTC. */
const session = z.object({
  paymentId: z.string(),
  reference: z.string(),
  pence: z.int().positive(),
  description: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof session>;

const ending = z.object({ outcome: z.enum(["paid", "failed", "expired"]), at: z.string() });
export type Ending = z.infer<typeof ending>;

const checkoutFolder = (dataFolder: string) => path.join(dataFolder, "demo-payments");

/** Milliseconds after which a session is removed. */
const retention = 30 * 86_400_000;
const nameShape = /^[\w-]{20,60}$/;

/**
 * The provider's own store, as files in the data folder: each checkout, and how it ended. It is separate from the site's database, as a
 * real provider's is, so that the site can ask it about a lost event.
 */
export function checkoutsIn(dataFolder: string) {
  const folder = checkoutFolder(dataFolder);
  const file = (name: string, kind: "asked" | "ended") => path.join(folder, `${name}.${kind}.json`);

  async function read<T>(name: string, kind: "asked" | "ended", shape: z.ZodType<T>): Promise<T | undefined> {
    if (!nameShape.test(name)) return undefined;
    const text = await readFile(file(name, kind), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return text === undefined ? undefined : shape.parse(JSON.parse(text));
  }

  /** Writes a complete file unless there is one already: the first one counts. @returns what is stored */
  async function once<T>(name: string, kind: "asked" | "ended", content: T, shape: z.ZodType<T>): Promise<T> {
    await mkdir(folder, { recursive: true, mode: privateFolder });
    const unfinished = path.join(folder, `.${name}.${process.pid}.${performance.now()}`);
    await writeFile(unfinished, JSON.stringify(content), { mode: privateFile });
    await link(unfinished, file(name, kind)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(unfinished, { force: true });
    return (await read(name, kind, shape)) ?? content;
  }

  return {
    session: (name: string) => read(name, "asked", session),
    ending: (name: string) => read(name, "ended", ending),
    open: (name: string, asked: Session) => once(name, "asked", asked, session),
    end: (name: string, how: Ending) => once(name, "ended", how, ending),
    async tidy(now: Date): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const found = await stat(path.join(folder, name)).catch(() => undefined);
        if (found && found.mtimeMs < now.getTime() - retention) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}
export type Checkouts = ReturnType<typeof checkoutsIn>;
