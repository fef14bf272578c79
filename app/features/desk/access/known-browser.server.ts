/** The browsers in which somebody was signed in before, recognised by a signed cookie that opens nothing. */
import type { Ports } from "../../../context.ts";
import type { Access } from "./context.ts";
import { cookie, readCookie } from "./cookies.ts";
import type { DeskUser } from "./people.ts";

const purpose = "desk-known";
const yearSeconds = 365 * 86_400;

type Signing = Pick<Ports, "signer">;

export const keepKnown = (
  { signer }: Signing,
  { email }: DeskUser,
  { secure, setCookie }: Pick<Access, "secure" | "setCookie">,
): void => setCookie(cookie("known", signer.sign(purpose, email), yearSeconds, secure));

export const isKnown = (
  { signer }: Signing,
  { email }: DeskUser,
  { cookies, secure }: Pick<Access, "cookies" | "secure">,
): boolean => signer.verify(purpose, email, readCookie(cookies, "known", secure) ?? "");
