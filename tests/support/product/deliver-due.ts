import type { Deliverer } from "../../../server/email/deliver.ts";
import { deliveryQueue } from "../../../server/email/delivery-queue.ts";

/** Sends the emails that are due, and waits until that is done. @returns how many there were */
export async function deliverDue(deliverer: Deliverer): Promise<number> {
  const deliveries = deliveryQueue(deliverer);
  const sending = await deliveries.begin();
  await deliveries.settled();
  return sending;
}
