import type { StorePorts } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../quote/reference.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { withdrawnMail } from "./email.ts";
import { endProposal, unansweredChange, waitingIn } from "./open-proposal.server.ts";

/** Withdraws an unanswered change. @param asked.madeAt as the owner was shown it @returns `told`: whether the customer gets an email */
export async function withdrawChange(
  ports: StorePorts,
  { reference, madeAt, by }: { reference: Reference; madeAt: string; by: Actor },
): Promise<{ ok: true; told: boolean } | { ok: false }> {
  const at = ports.clock.now();
  const key = makeLinkKey();
  const link = successUrl(ports.settings.origin, reference, key);
  return ports.write(async (write) => {
    const quote = await quoteByReference(write, reference);
    const row = await unansweredChange(write, reference);
    if (!quote || row?.madeAt !== madeAt) return { ok: false };
    const waiting = waitingIn(row, quote, venueDate(at));
    const email = waiting && withdrawnMail({ quote, plan: waiting.plan, link });
    if (!(await endProposal(write, { quote, madeAt, waiting, by, at }))) return { ok: false };
    if (email) {
      await storeLink(write, quote, key, at);
      await ports.outbox.put(write, email, reference);
    }
    return { ok: true, told: email !== undefined };
  });
}
