import { expect, it } from "vitest";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { actor, asked, never, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { erasePerson } from "../../privacy/erase-person.server.ts";
import { eraseOldQuotes } from "../../privacy/quote-retention.server.ts";
import { withdrawPerformer } from "../answer-job.server.ts";
import { setNoShow } from "../booked/no-show.server.ts";
import { erasePerformer } from "../erase-performers.server.ts";
import { jobPage } from "../job-sheet.server.ts";
import type { Performer } from "../table.server.ts";
import { changeFee } from "./change-fee.server.ts";
import { byPerformer, feesToPay, markFeesPaid, unmarkFeePaid } from "./pay-fees.server.ts";

describeOnEach("the fee of a job that is over", (stores) => {
  const open = async () => {
    const desk = await stockedDesk(stores);
    const { ports } = desk;
    const sam = await storePerformer(ports.database);
    /** A party that somebody has said yes to. */
    const yes = async ({ id }: Performer, changes: Record<string, string> = {}) => {
      const reference = await bookedParty(ports, changes);
      const job = await asked(ports, reference, id);
      await performerAnswers(ports, job.id, "accept");
      return { ...job, reference };
    };
    const toPay = () => feesToPay(ports.database, ports.clock.now());
    const pay = (jobs: readonly { id: string; fee: number }[], on = "2027-06-13", performerId = sam.id) =>
      markFeesPaid(ports, { performerId, jobs, on, actor });
    const history = async () =>
      (await ports.database.selectFrom("deskChange").select("action").where("action", "like", "%fee%").execute()).map(
        ({ action }) => action,
      );
    return { ...desk, sam, yes, toPay, pay, history };
  };
  const after = "2027-06-14T12:00:00Z";

  it("is to be paid once the party is over, and is marked once, however often and by however many it is sent", async () => {
    const { ports, sam, yes, toPay, pay, history, setTime } = await open();
    const job = await yes(sam);
    const { id, reference, fee } = job;
    setTime("2027-06-12T20:00:00Z");
    expect([await toPay(), await pay([job], "2027-06-12")]).toEqual([[], { kind: "stale" }]);
    setTime(after);
    expect(await toPay()).toMatchObject([{ id, reference, name: "Sam", place: "York", date: "2027-06-12", fee: 8000 }]);
    const sent = await Promise.all([pay([job]), pay([job], "2027-06-14")]);
    expect(sent.map(({ kind }) => kind).sort()).toEqual(["paid", "same"]);
    expect([await toPay(), await pay([job])]).toEqual([[], { kind: "same" }]);
    const { paidOn } = await ports.database.selectFrom("assignment").select("paidOn").executeTakeFirstOrThrow();
    expect(await changeFee(ports, { id, fee: fee + 100, actor })).toBe("paid");

    const unmark = (day: string | null) => unmarkFeePaid(ports, { id, paidOn: day ?? "", actor });
    // The page was open since before somebody else marked it with another day.
    expect(await unmark("2027-06-11")).toBe(false);
    expect(await Promise.all([unmark(paidOn), unmark(paidOn)])).toEqual([true, true]);
    expect(await toPay()).toHaveLength(1);
    expect((await history()).sort()).toEqual([
      "Marked a performer’s fee as paid",
      "Took back that a performer’s fee was paid",
    ]);
  });

  it("may have been paid before the party, never in the future; all of what is marked together or nothing", async () => {
    const { ports, sam, yes, toPay, pay, setTime } = await open();
    const kim = await storePerformer(ports.database, { publicName: "Kim", fee: 9000 });
    const first = await yes(sam);
    const second = await yes(sam, { date: "13 June 2027" });
    const other = await yes(kim);
    setTime(after);
    expect(byPerformer(await toPay())).toMatchObject([
      { name: "Kim", total: 9000, fees: [{ id: other.id }] },
      { name: "Sam", total: 16_000, fees: [{ id: first.id }, { id: second.id }] },
    ]);
    for (const day of ["2027-06-15", "2026-06-12"])
      expect(await pay([first, second], day)).toEqual({ kind: "wrong-day" });
    // Somebody else's job, one at another fee than the page showed, one that is gone.
    for (const wrong of [other, { ...second, fee: 1 }, { ...second, id: "gone" }])
      expect(await pay([first, wrong])).toEqual({ kind: "stale" });
    expect(await toPay()).toHaveLength(3);
    expect(await pay([first, second], "2026-12-01")).toEqual({ kind: "paid", pence: 16_000 });
    expect(await toPay()).toMatchObject([{ id: other.id }]);
  });

  it("is nothing for whoever was replaced, and after cancelling only where the party was over by then", async () => {
    const { ports, sam, yes, toPay, setTime } = await open();
    const kim = await storePerformer(ports.database, { publicName: "Kim" });
    const { id, reference } = await yes(sam);
    await withdrawPerformer(ports, { id, actor });
    await performerAnswers(ports, (await asked(ports, reference, kim.id)).id, "accept");
    const off = await yes(sam, { date: "13 June 2027" });
    await cancelQuote(ports, { reference: off.reference, byAgency: true });
    setTime(after);
    expect(await toPay()).toMatchObject([{ reference, name: "Kim" }]);
    await cancelQuote(ports, { reference, byAgency: true });
    expect(await toPay()).toMatchObject([{ reference, name: "Kim" }]);
  });

  it("is nothing for whoever did not come, until that is taken back; who was paid came", async () => {
    const { ports, sam, yes, toPay, pay, setTime } = await open();
    const job = await yes(sam);
    const note = (noShow: boolean) => setNoShow(ports, { id: job.id, noShow, actor });
    setTime("2027-06-12T12:00:00Z");
    expect(await note(true)).toBe(false);
    setTime(after);
    expect(await Promise.all([note(true), note(true)])).toEqual([true, true]);
    expect([await toPay(), await pay([job])]).toEqual([[], { kind: "stale" }]);
    expect(await note(false)).toBe(true);
    expect(await pay([job])).toMatchObject({ kind: "paid" });
    expect(await note(true)).toBe(false);
    const changes = await ports.database
      .selectFrom("deskChange")
      .select("action")
      .where("action", "like", "%not come")
      .execute();
    expect(changes).toHaveLength(2);
  });

  it("is owed and stays paid when the performer or the customer is erased, until the accounts of the booking go", async () => {
    const { ports, sam, yes, toPay, pay, setTime } = await open();
    const paid = await yes(sam);
    await yes(sam, { date: "13 June 2027" });
    setTime(after);
    await pay([paid]);
    const { email } = await ports.database.selectFrom("quote").select("email").executeTakeFirstOrThrow();
    await erasePerson(ports, email);
    await ports.write((write) => erasePerformer(write, sam.id, ports.clock.now()));
    expect(await toPay()).toMatchObject([{ name: "Sam Legal", fee: 8000 }]);
    const days = () => ports.database.selectFrom("assignment").select("paidOn").orderBy("paidOn").execute();
    expect((await days()).map(({ paidOn }) => paidOn).sort()).toEqual(["2027-06-13", null]);
    setTime("2036-06-14T12:00:00Z");
    await eraseOldQuotes(ports, never);
    expect([await days(), await toPay()]).toEqual([[], []]);
  });

  it("is told on the performer's page once it is paid, on the job sheet and after it", async () => {
    const { ports, sam, yes, pay, setTime } = await open();
    const job = await yes(sam);
    const [{ message } = { message: "" }] = await ports.database
      .selectFrom("outbox")
      .select("message")
      .where("kind", "=", "job-request")
      .execute();
    const page = () => jobPage(ports, /key=([\w-]+)/.exec(message)?.[1] ?? "");
    setTime("2027-06-13T12:00:00Z");
    expect(JSON.stringify(await page())).not.toMatch(/paid on/i);
    await pay([job]);
    expect(await page()).toMatchObject({
      kind: "yes",
      rows: expect.arrayContaining([{ label: "Paid on", value: "Sunday 13 June 2027" }]),
    });
    setTime("2027-06-20T12:00:00Z");
    expect(await page()).toEqual({
      kind: "gone",
      why: "completed",
      paid: "Your fee of £80 was paid on 13 June 2027.",
    });
  });
});
