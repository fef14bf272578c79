/** The emails are rendered while this module is loaded: the code for that can't be imported once Vite's runner has closed. */
import { everyEmail } from "../support/product/every-email.ts";

const origin = import.meta.env.PUBLIC_ORIGIN;
export const emails = await everyEmail({}, origin);
export const surprise = await everyEmail({ surprise: "yes" }, origin);
