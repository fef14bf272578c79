import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../../tests/support/product/booking.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import {
  asked,
  mails,
  moveBooking,
  performerAnswers,
  staffing,
} from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { assignmentsOf } from "../assignments.server.ts";
import { followBooking } from "../follow-booking.server.ts";

describeOnEach("a performer", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);

  it("is asked again, and knows where to, when the venue moves far from the place", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id, lat } = await asked(ports, reference, sam.id);
    await performerAnswers(ports, id, "accept");
    await moveBooking(ports, reference, { venue: "12 Far Lane, Harrogate HG1 1AA" });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: false, accepted: 0, asked: 1 });
    expect(await followBooking(ports, reference)).toBe(1);
    const [mail] = await mails(ports, reference, "job-moved");
    expect(mail?.text).toContain("York, venue in HG1");
    expect(mail?.text).not.toContain("Far Lane");
    const [again] = await assignmentsOf(ports.database, reference);
    expect(again).toMatchObject({ id, status: "requested" });
    expect(again?.lat).not.toBe(lat);
  });
});
