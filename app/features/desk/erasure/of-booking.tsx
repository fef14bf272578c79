/** /desk/bookings/:reference/erase: erases the person who booked, after showing what goes and what the law keeps. */
import { useActionData, useLoaderData } from "react-router";
import { loadBooking } from "../booking/load.server.ts";
import { BookingScreen } from "../booking/screen.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { eraseTyped, erasureOf } from "./erasure.server.ts";
import { ErasureForm } from "./form.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote } = await loadBooking(args);
  return { quote, ...(await erasureOf(ports, quote.email)) };
}

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  return eraseTyped({ ...booking, request: args.request, next: "/desk/bookings" }, booking.quote.email);
}

export function Component() {
  const { quote, email, plan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <BookingScreen
      quote={quote}
      title="Erase the customer"
      tab={`Erase, ${quote.reference}`}
      mistakes={answer?.mistakes}
    >
      <ErasureForm email={email} plan={plan} answer={answer} />
    </BookingScreen>
  );
}
