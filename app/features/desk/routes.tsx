/**
 * The desk's contents: every address of it.
 *
 * To add a screen, write a file with React Router's `loader`, `action` and `Component` in the folder of its subject and list it here:
 * `{ path: "/desk/…", ...screen }` with `import * as screen from "./subject/screen.tsx"`. A form posts to an address of its own or to its
 * screen's; its action answers with `redirect(…, 303)`, or with what was typed and the mistakes in it, and the loader runs again.
 * `context.get(portsContext)` has the ports, `context.get(visitContext)` who is signed in and `say` for the next page. What only the owner
 * may do has `ownerOnly` beside it; a route without a Component answers with its own `Response`. Its place in the navigation is in
 * shell/navigation.tsx, shared parts are in shell/screen.tsx and shell/form.tsx, its stylesheet is imported by desk.css. The terminal's
 * commands that do the same are listed in parity.test.ts.
 */

import * as link from "./access/link.tsx";
import * as passkeySignIn from "./access/passkey-sign-in.server.ts";
import * as passkeys from "./access/passkeys.tsx";
import * as sessions from "./access/sessions.tsx";
import * as signIn from "./access/sign-in.tsx";
import * as signOut from "./access/sign-out.server.ts";
import * as cancelBooking from "./booking/cancel.tsx";
import * as editBooking from "./booking/edit.tsx";
import * as bookingEmail from "./booking/email-page.server.ts";
import * as endBooking from "./booking/end.tsx";
import * as correctPaid from "./booking/money/correct-paid.tsx";
import * as notPaid from "./booking/money/not-paid.tsx";
import * as markPaid from "./booking/money/paid.tsx";
import * as writeOff from "./booking/money/write-off.tsx";
import * as newBooking from "./booking/new.tsx";
import * as booking from "./booking/page.tsx";
import * as priceBooking from "./booking/price.tsx";
import * as sendPrice from "./booking/send.tsx";
import * as withdrawChange from "./booking/withdraw-change.tsx";
import * as bookings from "./bookings/page.tsx";
import * as calendarFeed from "./calendar/feed.server.ts";
import * as calendarFeeds from "./calendar/feeds.tsx";
import * as calendar from "./calendar/screen.tsx";
import * as erase from "./erasure/screens.tsx";
import * as figuresCsv from "./figures/csv.server.ts";
import * as figures from "./figures/screen.tsx";
import * as bookingInvoices from "./invoices/booking.tsx";
import * as invoicesCsv from "./invoices/csv.server.ts";
import * as invoiceFile from "./invoices/file.server.ts";
import * as invoices from "./invoices/screen.tsx";
import * as emails from "./mail/list.tsx";
import * as email from "./mail/one.tsx";
import * as messages from "./messages/list.tsx";
import * as message from "./messages/one.tsx";
import * as editPerformer from "./performers/edit.tsx";
import * as feesCsv from "./performers/fees.server.ts";
import * as job from "./performers/job.tsx";
import * as jobCalendar from "./performers/job-calendar.server.ts";
import * as performers from "./performers/list.tsx";
import * as newPerformer from "./performers/new.tsx";
import * as performer from "./performers/one.tsx";
import * as refundsCsv from "./refunds/csv.server.ts";
import * as goneBack from "./refunds/gone-back.tsx";
import * as refundPart from "./refunds/partial-refund.tsx";
import * as reviews from "./reviews/list.tsx";
import * as review from "./reviews/one.tsx";
import * as more from "./shell/more.tsx";
import type { DeskRoute } from "./shell/route.ts";
import * as today from "./today/page.tsx";
import * as tickOff from "./today/tick-off.server.ts";

export const deskRoutes: readonly DeskRoute[] = [
  // Coming in
  { path: "/desk/sign-in", ...signIn, open: true },
  { path: "/desk/sign-in/link", ...link, open: true },
  { path: "/desk/sign-in/passkey", ...passkeySignIn, open: true },
  { path: "/desk/passkeys", ...passkeys },
  { path: "/desk/passkeys/options", ...passkeys.options },
  { path: "/desk/sign-out", ...signOut },
  { path: "/desk/sessions", ...sessions, ownerOnly: true },

  // The day
  { path: "/desk", ...today },
  { path: "/desk/declined", action: tickOff.declined },
  { path: "/desk/lost", action: tickOff.lostDispute },
  { path: "/desk/lapsed", action: tickOff.lapsed },
  { path: "/desk/more", ...more },

  // Enquiries and bookings
  { path: "/desk/bookings", ...bookings },

  // One booking
  { path: "/desk/bookings/new", ...newBooking },
  { path: "/desk/bookings/:reference", ...booking },
  { path: "/desk/bookings/:reference/edit", ...editBooking },
  { path: "/desk/bookings/:reference/withdraw-change", ...withdrawChange },
  { path: "/desk/bookings/:reference/price", ...priceBooking },
  { path: "/desk/bookings/:reference/send", ...sendPrice },
  { path: "/desk/bookings/:reference/agreed", ...sendPrice },
  { path: "/desk/bookings/:reference/email", ...bookingEmail },
  { path: "/desk/bookings/:reference/paid", ...markPaid },
  { path: "/desk/bookings/:reference/not-paid", ...notPaid },
  { path: "/desk/bookings/:reference/correct-paid", ...correctPaid },
  { path: "/desk/bookings/:reference/withdraw", ...endBooking },
  { path: "/desk/bookings/:reference/decline", ...endBooking },
  { path: "/desk/bookings/:reference/cancel", ...cancelBooking, ownerOnly: true },
  { path: "/desk/bookings/:reference/refund-part", ...refundPart, ownerOnly: true },
  { path: "/desk/bookings/:reference/refunded", ...goneBack, ownerOnly: true },
  { path: "/desk/bookings/:reference/write-off", ...writeOff, ownerOnly: true },
  { path: "/desk/bookings/:reference/erase", ...erase.customer, ownerOnly: true },

  // Messages and emails
  { path: "/desk/mail", ...emails },
  { path: "/desk/mail/:id", ...email },
  { path: "/desk/reviews", ...reviews },
  { path: "/desk/reviews/:id", ...review },
  { path: "/desk/messages", ...messages },
  { path: "/desk/messages/:id/erase", ...erase.writer, ownerOnly: true },
  { path: "/desk/messages/:id", ...message },

  // Performers
  { path: "/desk/performers", ...performers },
  { path: "/desk/fees.csv", loader: feesCsv.loader },
  { path: "/desk/performers/new", ...newPerformer },
  { path: "/desk/performers/:id", ...performer },
  { path: "/desk/performers/:id/edit", ...editPerformer },
  { path: "/desk/performers/:id/erase", ...erase.performer, ownerOnly: true },
  // A performer's own page: the key in its address is what opens it
  { path: "/job", ...job, open: true },
  { path: "/job/calendar.ics", loader: jobCalendar.loader, open: true },

  // Calendar, figures, invoices
  { path: "/desk/calendar", ...calendar },
  { path: "/desk/calendar/feed", ...calendarFeeds },
  { path: "/desk/calendar/feed/:file", loader: calendarFeed.loader, open: true },
  { path: "/desk/figures", loader: figures.loader, Component: figures.Component },
  { path: "/desk/figures.csv", ...figuresCsv },
  { path: "/desk/invoices", loader: invoices.loader, Component: invoices.Component },
  { path: "/desk/invoices.csv", loader: invoicesCsv.loader },
  { path: "/desk/refunds.csv", loader: refundsCsv.loader },
  { path: "/desk/invoices/:file", ...invoiceFile },
  { path: "/desk/bookings/:reference/invoices", ...bookingInvoices },
];
