import type { Deliverer } from "../../../server/email/deliver.ts";
import { deliveriesOf } from "../../../server/email/deliveries.ts";

/** Sends the emails that are due, and waits until that is done. @returns how many there were */
export async function deliverDue(deliverer: Deliverer): Promise<number> {
  const deliveries = deliveriesOf(deliverer);
  const sending = await deliveries.begin();
  await deliveries.settled();
  return sending;
}
