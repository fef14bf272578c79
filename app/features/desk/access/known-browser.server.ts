/** The browsers in which somebody was signed in before, recognised by a signed cookie that opens nothing. */
import type { Ports } from "../../../context.ts";
import type { Cookies } from "./cookies.ts";
import type { DeskUser } from "./people.ts";

const purpose = "desk-known";
const yearSeconds = 365 * 86_400;

type Signing = Pick<Ports, "signer">;

export const keepKnown = ({ signer }: Signing, { email }: DeskUser, cookies: Cookies): void =>
  cookies.set("known", signer.sign(purpose, email), yearSeconds);

export const isKnown = ({ signer }: Signing, { email }: DeskUser, cookies: Cookies): boolean =>
  signer.verify(purpose, email, cookies.get("known") ?? "");
