import type { ComponentProps } from "react";
import type { Quote } from "../../quote/table.server.ts";
import { Screen } from "../shell/screen.tsx";

/** A screen about one booking, with a link back to the booking's page. */
export const BookingScreen = ({ quote, ...screen }: ComponentProps<typeof Screen> & { quote: Quote }) => (
  <Screen
    tab={`${screen.title}, ${quote.reference}`}
    back={{ to: `/desk/bookings/${quote.reference}`, label: `${quote.name || "Erased"}, ${quote.reference}` }}
    {...screen}
  />
);
