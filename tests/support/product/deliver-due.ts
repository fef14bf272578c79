import type { Deliverer } from "../../../server/email/deliver.ts";
import { deliveriesOf } from "../../../server/email/deliveries.ts";

/** Begins what is due and sees it through. @returns how many mails that were */
export async function deliverDue(deliverer: Deliverer): Promise<number> {
  const deliveries = deliveriesOf(deliverer);
  const sending = await deliveries.begin();
  await deliveries.settled();
  return sending;
}
