import { createHash, randomBytes } from "node:crypto";
import type { Write } from "../../../context.ts";
import { type Cookies, signInSeconds } from "./cookies.ts";
import type { DeskSecretTable } from "./table.server.ts";

/** A secret of 256 bits, base64url. */
export const makeKey = (): string => randomBytes(32).toString("base64url");
/** Whether a text has the format of a secret. */
export const isKey = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const digestOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Minutes for which a link or a challenge is valid. */
export const minutes = 15;

/** The key in the asking browser's cookie. A browser that asks twice keeps it, so that the links of both emails work in it. */
export function keepBrowserKey(cookies: Cookies): string {
  const browser = cookies.get("browser") ?? makeKey();
  cookies.set("browser", browser, signInSeconds);
  return browser;
}

interface SecretInput extends Pick<DeskSecretTable, "kind" | "email"> {
  key: string;
  /** Value of the asking browser's cookie; null when anyone with the key may use it */
  browser: string | null;
  now: Date;
}

/** Stores a one-time secret, and removes the expired ones. */
export async function storeToken(write: Write, { kind, email, key, browser, now }: SecretInput): Promise<void> {
  await write.deleteFrom("deskSecret").where("expiresAt", "<=", now.toISOString()).execute();
  const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString();
  const ofBrowser = browser === null ? null : digestOf(browser);
  await write
    .insertInto("deskSecret")
    .values({ digest: digestOf(key), kind, email, browser: ofBrowser, expiresAt })
    .execute();
}

interface UseSecretInput extends Pick<DeskSecretTable, "kind"> {
  key: string;
  browser: string | undefined;
  now: Date;
}

/**
 * Uses up a secret, in one statement, so that only one of two simultaneous requests gets it. A browser other than the one that asked gets
 * nothing, and the secret stays valid.
 * @returns whose secret it is; undefined if it is forged, used, expired or another browser's
 */
export async function consumeToken(write: Write, { kind, key, browser, now }: UseSecretInput) {
  const found = await write
    .deleteFrom("deskSecret")
    .where("digest", "=", digestOf(key))
    .where("kind", "=", kind)
    .where("expiresAt", ">", now.toISOString())
    .where((is) =>
      is.or([is("browser", "is", null), is("browser", "=", browser === undefined ? "" : digestOf(browser))]),
    )
    .returning(["email", "browser"])
    .executeTakeFirst();
  return found && { email: found.email, printed: found.browser === null };
}
