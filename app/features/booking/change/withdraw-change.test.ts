import { expect, test } from "vitest";
import { emailsAbout } from "../../../../tests/support/product/booking.ts";
import { by, openChanges, today } from "../../../../tests/support/product/changed-booking.ts";
import { overtaken } from "../../../../tests/support/product/overtaken.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { answerChange } from "./answer-change.server.ts";
import { waitingChange } from "./open-proposal.server.ts";
import { withdrawChange } from "./withdraw-change.server.ts";

describeOnEach("a change that ends without a yes", (stores) => {
  test("a no and a withdrawal are reported with the booking's details of that moment", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const end = {
      "change-answered-for-desk": (other: typeof ports, asked: { reference: Reference; madeAt: string }) =>
        answerChange(other, { ...asked, yes: false }),
      "change-withdrawn": (other: typeof ports, asked: { reference: Reference; madeAt: string }) =>
        withdrawChange(other, { ...asked, by }),
    };
    for (const [kind, ending] of Object.entries(end)) {
      const quote = await booked();
      const { reference } = quote;
      await edit(quote, { performers: "3" });
      const madeAt = (await waitingChange(ports.database, quote, today))?.madeAt ?? "";
      const late = overtaken(ports, () => edit(quote, { email: "corrected@example.com" }));
      expect(await ending(late, { reference, madeAt })).toBeTruthy();
      expect((await stored(reference)).email).toBe("corrected@example.com");
      const mail = (await emailsAbout(ports, reference)).find((one) => one.kind === kind)?.mail;
      const { address } = (kind === "change-withdrawn" ? mail?.to : mail?.replyTo) ?? {};
      expect(address, kind).toBe("corrected@example.com");
    }
  });
});
