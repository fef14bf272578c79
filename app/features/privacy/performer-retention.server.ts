import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { erasePerformersBefore } from "../performer/erase-performers.server.ts";
import { cutoffs } from "./retention.server.ts";

/** Those inactive for as long as enquiries are kept. @returns how many were erased, or reduced to a name in the accounts */
export const eraseOldPerformers = (ports: Ports, stop: AbortSignal): Promise<number> =>
  erasePerformersBefore(ports, cutoffs(venueDate(ports.clock.now())).enquiries.before, stop);
