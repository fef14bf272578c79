import type { ComponentProps } from "react";
import type { Quote } from "../../quote/table.server.ts";
import { Screen } from "../shell/screen.tsx";

/** The link from a screen about one booking to the booking's page. */
export const backTo = ({ reference, name }: Quote) => ({
  to: `/desk/bookings/${reference}`,
  label: `${name || "Erased"}, ${reference}`,
});

/** A screen about one booking. */
export const BookingScreen = ({ quote, ...screen }: ComponentProps<typeof Screen> & { quote: Quote }) => (
  <Screen tab={`${screen.title}, ${quote.reference}`} back={backTo(quote)} {...screen} />
);
