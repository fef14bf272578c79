import { isManual } from "../../../payment/rules.ts";
import { paymentsOf } from "../../../payment/store.server.ts";
import type { LoadedBooking } from "../load.server.ts";

/** The payment that the address names (?payment=); the last one that was marked by hand if there is no such payment. */
export async function markedPayment({ ports, quote }: LoadedBooking, request: Request) {
  const id = new URL(request.url).searchParams.get("payment");
  const payments = await paymentsOf(ports.database, quote.reference);
  const marked = payments.filter((one) => one.status === "paid" && isManual(one));
  return marked.find((one) => one.id === id) ?? marked.at(-1);
}
