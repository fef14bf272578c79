import { expect, it } from "vitest";
import { openDesk } from "../../../../tests/support/product/booking.ts";
import { deskBrowser, owner, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { requestSignInLink } from "./request-sign-in-link.server.ts";

describeOnEach("when strangers have used up the sign-in links of an hour", (stores) => {
  it("a browser where the person was signed in before still gets one", async () => {
    const { ports } = await openDesk(stores);
    const mails = () => ports.database.selectFrom("outbox").selectAll().where("kind", "=", "desk-sign-in").execute();
    const useUp = async (email: string) => {
      const stranger = { people: [owner, staff], email, browser: "their own" };
      for (let n = 0; n < 6; n++)
        for (let m = 0; m < 6; m++) await requestSignInLink(ports, { ...stranger, address: `192.0.2.${n}` });
      return (await mails()).length;
    };
    const ask = async (browser: Awaited<ReturnType<typeof deskBrowser>>, { email } = owner) => {
      await browser.post("/desk/sign-in", { email });
      return mails();
    };
    const known = await deskBrowser(ports, null);
    const [first] = await ask(known);
    const key = /key=([\w-]+)/.exec(first?.message ?? "")?.[1] ?? "";
    await known.post("/desk/sign-in/link", { key });
    await known.post("/desk/sign-out");
    const used = await useUp(owner.email);
    expect(await ask(await deskBrowser(ports, null))).toHaveLength(used);
    expect(await ask(known)).toHaveLength(used + 1);
    // The browser is known for one person alone.
    const all = await useUp(staff.email);
    expect(await ask(known, staff)).toHaveLength(all);
  });
});
