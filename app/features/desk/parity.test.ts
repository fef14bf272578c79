/** Each use case exists once, and both desks call it. What only one of them has is listed here with its reason. */
import { expect, test } from "vitest";
import { programFor } from "../../../server/desk/program.ts";
import { deskRoutes } from "./routes.tsx";

/** Commands of the terminal that the browser lacks, with the reason. */
const terminalAlone: Record<string, string> = {
  "sign-in": "it lets somebody into the browser's desk who has no email yet",
  demo: "it is for trying the site on the machine where it stands",
  export:
    "a file of everybody's personal data stays on the machine that is asked; the bookkeeper's are /desk/invoices.csv and /desk/refunds.csv",
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
};

const commands = (): string[] =>
  programFor(async () => {}).commands.flatMap((one) => [
    one.name(),
    ...one.commands.map((inner) => `${one.name()} ${inner.name()}`),
  ]);

test("every command of the terminal is done in the browser too, or says why not", () => {
  const done = new Set(deskRoutes.flatMap(({ does = [] }) => does));
  const lacking = commands().filter((name) => !done.has(name) && name !== "help");
  expect(lacking.sort()).toEqual(Object.keys(terminalAlone).sort());
  // Every command that a screen names in `does` exists.
  expect([...done].filter((name) => !commands().includes(name))).toEqual([]);
});

test("every screen of the browser is a command too, or says why not", () => {
  const lacking = deskRoutes.filter(({ does = [] }) => does.length === 0).map(({ path }) => path);
  expect(lacking.sort()).toEqual(Object.keys(browserAlone).sort());
});

test("refunds, cancelling, erasing and sessions are the owner's alone", () => {
  const owners = deskRoutes.filter(({ ownerOnly }) => ownerOnly).map(({ path }) => path);
  for (const path of [
    "/desk/refunded",
    "/desk/sessions",
    "/desk/bookings/:reference/cancel",
    "/desk/bookings/:reference/refund-part",
    "/desk/bookings/:reference/erase",
    "/desk/messages/:id/erase",
  ])
    expect(owners).toContain(path);
});
