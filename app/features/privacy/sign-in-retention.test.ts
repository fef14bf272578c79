import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { newFeedMail, signInMail } from "../desk/access/email.ts";
import { eraseOldSignIns } from "./sign-in-retention.server.ts";

const never = new AbortController().signal;

describeOnEach("the email of a link to the desk", (stores) => {
  it("is listed nowhere at the desk, and erased after a day", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const mail = signInMail("owner@agency.example", "http://localhost:3000/desk/enter?key=k");
    await ports.write((write) => ports.outbox.put(write, mail, "desk"));
    await ports.database.updateTable("outbox").set({ status: "undelivered" }).execute();
    const desk = await deskBrowser(ports);
    for (const page of ["/desk", "/desk/mail"]) expect((await desk.get(page)).text).not.toContain(mail.subject);
    setTime("2026-11-22T12:00:00Z");
    expect(await eraseOldSignIns(ports, never)).toBe(0);
    setTime("2026-11-22T12:00:01Z");
    expect(await eraseOldSignIns(ports, never)).toBe(1);
  });

  it("is followed by a record of who signed in, and by other emails about the desk, erased when enquiries are", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    await deskBrowser(ports);
    const mail = newFeedMail("owner@agency.example", "http://localhost:3000");
    await ports.write((write) => ports.outbox.put(write, mail, "desk"));
    const emails = () => ports.database.selectFrom("outbox").select("kind").execute();
    const changes = () => ports.database.selectFrom("deskChange").select("action").execute();
    setTime("2027-11-20T23:59:59Z");
    await eraseOldSignIns(ports, never);
    expect(await changes()).toEqual([{ action: "Signed in" }]);
    expect(await emails()).toEqual([{ kind: "desk-key" }]);
    setTime("2027-11-21T00:00:00Z");
    await eraseOldSignIns(ports, never);
    expect([await changes(), await emails()]).toEqual([[], []]);
  });
});
