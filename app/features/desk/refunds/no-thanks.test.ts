import { expect, it } from "vitest";
import reviewsPage from "#content/pages/reviews.ts";
import { emailsAbout, openDesk, paidEvent, paying, startedPayment } from "../../../../tests/support/product/booking.ts";
import { overtaken } from "../../../../tests/support/product/overtaken.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Ports } from "../../../context.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";
import { remind } from "../../booking/reminders/remind.server.ts";
import { refundPart } from "../../payment/partial-refund/partial-refund.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { markRefunded } from "../../payment/send-refunds.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { inviteBookers } from "../../review/invite-bookers.server.ts";

const never = new AbortController().signal;
const whole = 32_630;

describeOnEach("after a party, thanks and the invitation to review", (stores) => {
  /** A party that is over and was paid in full, on the day of both emails. */
  const over = async () => {
    const { ports, setTime } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    await ports.database.updateTable("quote").set({ reviewWantedAt: ports.clock.now().toISOString() }).execute();
    setTime("2027-06-15T12:00:00Z");
    await closePastEvents(ports);
    return { ports, reference };
  };
  const giveBack = (ports: Ports, reference: Reference, pence: number) =>
    refundPart(ports, { reference, pence, note: "", key: "form" });
  const write = async (ports: Ports, reference: Reference) => {
    await remind(ports, never);
    await inviteBookers(ports, never);
    const sent = (await emailsAbout(ports, reference)).map(({ kind }) => kind);
    return sent.filter((kind) => kind === "thanks" || kind === "review-invite");
  };

  it("are sent where a part of what was paid goes back", async () => {
    const { ports, reference } = await over();
    await giveBack(ports, reference, whole - 1);
    expect(await write(ports, reference)).toEqual(["review-invite", "thanks"]);
  });

  it("are not sent where all of it is to go back, and not once it has", async () => {
    const { ports, reference } = await over();
    await giveBack(ports, reference, whole);
    expect(await write(ports, reference)).toEqual([]);
    // The policy on /reviews says who is not asked (Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13).
    expect(JSON.stringify(reviewsPage)).toContain("all their money went back");
    for (const { id: refundId } of await refundsOf(ports.database, reference))
      await markRefunded(ports, { refundId, adapter: "bank-transfer" });
    expect((await refundsOf(ports.database, reference)).map(({ status }) => status)).toEqual(["done", "done"]);
    expect(await write(ports, reference)).toEqual([]);
  });

  it("are not sent where it is given back at that moment", async () => {
    const { ports, reference } = await over();
    const refunding = () => overtaken(ports, () => giveBack(ports, reference, whole));
    expect(await inviteBookers(refunding(), never)).toBe(0);
    expect(await write(ports, reference)).toEqual([]);
  });
});
