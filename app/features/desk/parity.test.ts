/** Each use case exists once, and both desks call it. What only one of them has is listed here with its reason. */
import { expect, test } from "vitest";
import { programFor } from "../../../server/desk/program.ts";
import { deskRoutes } from "./routes.tsx";

/** Screens of the browser, by address, with the commands of the terminal that do the same. */
const commandsOf: Record<string, readonly string[]> = {
  "/desk/passkeys": ["passkeys", "passkeys remove"],
  "/desk/sessions": ["sessions", "sessions end"],
  "/desk": ["today", "refunds"],
  "/desk/declined": ["done"],
  "/desk/lost": ["done"],
  "/desk/lapsed": ["done"],
  "/desk/bookings": ["quotes", "find"],
  "/desk/bookings/new": ["book"],
  "/desk/bookings/:reference": [
    "quote",
    "messages",
    "write",
    "heard",
    "notes",
    "notes add",
    "notes remove",
    "notes tag",
    "no-news",
    "performers free",
    "performers ask",
    "performers answer",
    "performers fee",
    "performers release",
    "performers not-paid",
    "performers no-show",
  ],
  "/desk/bookings/:reference/edit": ["change"],
  "/desk/bookings/:reference/withdraw-change": ["withdraw-change"],
  "/desk/bookings/:reference/price": ["price"],
  "/desk/bookings/:reference/send": ["send"],
  "/desk/bookings/:reference/agreed": ["agreed"],
  "/desk/bookings/:reference/email": ["send", "agreed"],
  "/desk/bookings/:reference/paid": ["paid"],
  "/desk/bookings/:reference/not-paid": ["not-paid"],
  "/desk/bookings/:reference/correct-paid": ["correct-paid"],
  "/desk/bookings/:reference/write-off": ["write-off"],
  "/desk/bookings/:reference/withdraw": ["withdraw"],
  "/desk/bookings/:reference/decline": ["decline"],
  "/desk/bookings/:reference/cancel": ["cancel"],
  "/desk/bookings/:reference/refund-part": ["refund-part"],
  "/desk/bookings/:reference/refunded": ["refunded"],
  "/desk/bookings/:reference/erase": ["erase"],
  "/desk/mail": ["mail"],
  "/desk/mail/:id": ["mail-show", "resend"],
  "/desk/reviews": ["reviews"],
  "/desk/reviews/:id": ["reviews show", "reviews publish", "reviews decline", "reviews mask", "reviews reply"],
  "/desk/messages": ["enquiries"],
  "/desk/messages/:id/erase": ["erase"],
  "/desk/messages/:id": ["enquiry", "messages", "write", "heard", "done"],
  "/desk/performers": ["performers", "performers fees"],
  "/desk/performers/new": ["performers add"],
  "/desk/performers/:id": [
    "performers show",
    "performers off",
    "performers remove-off",
    "performers stop",
    "performers start",
    "performers paid",
  ],
  "/desk/fees.csv": ["performers"],
  "/desk/performers/:id/edit": ["performers edit"],
  "/desk/performers/:id/erase": ["erase"],
  "/desk/calendar": ["calendar"],
  "/desk/calendar/feed": ["calendar feeds", "calendar feed", "calendar revoke"],
  "/desk/figures": ["figures"],
  "/desk/figures.csv": ["figures"],
  "/desk/invoices": ["invoices"],
  "/desk/invoices.csv": ["invoices"],
  "/desk/refunds.csv": ["refunds"],
  "/desk/invoices/:file": ["invoices file"],
  "/desk/bookings/:reference/invoices": ["invoices", "invoices send", "invoices to"],
};

/** Commands of the terminal that the browser lacks, with the reason. */
const terminalAlone: Record<string, string> = {
  "sign-in": "it lets somebody into the browser's desk who has no email yet",
  demo: "it is for trying the site on the machine where it stands",
  export:
    "a file of everybody's personal data stays on the machine that is asked; the bookkeeper's are /desk/invoices.csv, /desk/refunds.csv and /desk/fees.csv",
};

/** Screens of the browser, by address, that the terminal lacks, with the reason. */
const browserAlone: Record<string, string> = {
  "/desk/sign-in": "the terminal needs no signing in",
  "/desk/sign-in/link": "the terminal needs no signing in",
  "/desk/sign-in/passkey": "the terminal needs no signing in",
  "/desk/sign-out": "the terminal needs no signing in",
  "/desk/passkeys/options": "a passkey is made by the device that keeps it",
  "/desk/more": "it is a menu; the terminal's is its help",
  "/desk/calendar/feed/:file": "a telephone's calendar asks for it",
  "/job": "it is the performer's own page",
  "/job/calendar.ics": "a telephone's calendar asks for it",
};

const commands = (): string[] =>
  programFor(async () => {}).commands.flatMap((one) => [
    one.name(),
    ...one.commands.map((inner) => `${one.name()} ${inner.name()}`),
  ]);

test("every command of the terminal is done in the browser too, or says why not", () => {
  const done = new Set(Object.values(commandsOf).flat());
  const lacking = commands().filter((name) => !done.has(name) && name !== "help");
  expect(lacking.sort()).toEqual(Object.keys(terminalAlone).sort());
  // Every command that is listed for a screen exists.
  expect([...done].filter((name) => !commands().includes(name))).toEqual([]);
});

test("every screen of the browser is a command too, or says why not", () => {
  const listed = [...Object.keys(commandsOf), ...Object.keys(browserAlone)];
  expect(listed.sort()).toEqual(deskRoutes.map(({ path }) => path).sort());
});

test("refunds, cancelling, writing money off, erasing and sessions are the owner's alone", () => {
  const owners = deskRoutes.filter(({ ownerOnly }) => ownerOnly).map(({ path }) => path);
  for (const path of [
    "/desk/bookings/:reference/refunded",
    "/desk/sessions",
    "/desk/bookings/:reference/cancel",
    "/desk/bookings/:reference/refund-part",
    "/desk/bookings/:reference/write-off",
    "/desk/bookings/:reference/erase",
    "/desk/messages/:id/erase",
    "/desk/performers/:id/erase",
  ])
    expect(owners).toContain(path);
});
