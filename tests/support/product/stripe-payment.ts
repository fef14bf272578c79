import { paymentById } from "../../../app/features/payment/store.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { openApi } from "../processes/stripe/open.ts";
import { signed } from "../processes/stripe/signed.ts";
import { deskOn, emailsAbout, form, paying } from "./booking.ts";
import { site } from "./small-site.ts";
import type { TestStores } from "./stores.ts";

/** A site with a quote whose payment waits at the provider. */
export async function openStripe(stores: TestStores, asked = form()) {
  const { api, payments } = await openApi();
  const { ports } = deskOn(await stores.fresh(), payments);
  const { ask, log } = await site({ ports, payments });
  const { reference, payment } = await paying(ports, asked);
  const sale = api.sale(payment.id);
  /** Sends an event to the site, as Stripe would. */
  const send = async (...event: Parameters<typeof signed>) => {
    const { status, body } = await ask("/payments/events", { method: "POST", ...signed(...event) });
    return `${status} ${body.trim()}`;
  };
  const now = async () => ({
    quote: (await quoteByReference(ports.database, reference))?.status,
    payment: await paymentById(ports.database, payment.id),
    emails: (await emailsAbout(ports, reference)).map(({ kind }) => kind),
  });
  return { api, payments, ports, ask, log, reference, payment, sale, send, now };
}
