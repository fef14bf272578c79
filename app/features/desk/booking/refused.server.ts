import { type FormError, type RefusalDetails, refusalText } from "./form-error.tsx";
import type { LoadedBooking } from "./load.server.ts";
import { changedSince } from "./timeline.server.ts";

/** Why something was refused, and what others did since the form was shown. @param version that the form was shown with */
export async function formErrorOf(
  { ports, quote }: LoadedBooking,
  refused: RefusalDetails,
  version: number,
): Promise<FormError> {
  const problem = refusalText(refused);
  if (refused.kind !== "changed-since") return { problem };
  return { problem, changed: await changedSince(ports.database, quote.reference, version, ports.clock.now()) };
}
