/** /desk/bookings/:reference/email: only the email, as a mail program would show it. No script in it can run, whatever it contains. */
import { data } from "react-router";
import { htmlOf } from "../../../email/stored-mail.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { loadBooking } from "./load.server.ts";
import { previewOf } from "./preview.server.ts";

const policy = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self'; sandbox";

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  const mail = await previewOf(booking, new URL(args.request.url).searchParams.has("agreed"));
  if (!mail) throw data(null, 404);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
  return new Response(await htmlOf(mail), { headers });
}
