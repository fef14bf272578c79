/** Bookings as somebody at the desk opens them, and the forms of their pages. */
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { requestQuote } from "../../../app/features/quote/request-quote.server.ts";
import { formValues } from "../texts/form-values.ts";
import { checkout, deskOn, form, storedQuote } from "./booking.ts";
import { type DeskAnswer, deskBrowser } from "./desk-browser.ts";
import type { TestStores } from "./stores.ts";

/** The fields of the page's main form as a browser would send them, with what a person types. */
export function filled({ page }: DeskAnswer, typed: Record<string, string>) {
  const main = page.querySelectorAll("main form").find((form) => form.querySelector(".button-main"));
  return { ...formValues(main), ...typed };
}

/** @returns the desk, its owner's browser, and functions that request a booking, read it and give its address */
export async function openDesk(stores: TestStores) {
  const desk = deskOn(await stores.fresh(), checkout().payments);
  const { ports } = desk;
  const browser = await deskBrowser(ports);
  const stored = (reference: Reference) => storedQuote(ports, reference);
  const requested = async (changes: Record<string, string> = {}) =>
    (await requestQuote(ports, form(changes))).reference;
  return {
    ...desk,
    browser,
    stored,
    requested,
    at: (reference: string, step = "") => `/desk/bookings/${reference}${step && `/${step}`}`,
  };
}
