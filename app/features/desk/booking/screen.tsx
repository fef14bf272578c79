import type { ComponentProps } from "react";
import type { Quote } from "../../quote/table.server.ts";
import { Screen } from "../shell/screen.tsx";
import { type FormError, FormErrorNote } from "./form-error.tsx";

type BookingScreenProps = ComponentProps<typeof Screen> & { quote: Quote; formError?: FormError | undefined };

/** A screen about one booking, with a link back to the booking's page. Form errors come first. */
export const BookingScreen = ({ quote: { reference, name }, formError, children, ...screen }: BookingScreenProps) => (
  <Screen
    wrong={formError !== undefined}
    tab={`${screen.title}, ${reference}`}
    back={{ to: `/desk/bookings/${reference}`, label: `${name || "Erased"}, ${reference}` }}
    {...screen}
  >
    <FormErrorNote formError={formError} />
    {children}
  </Screen>
);
