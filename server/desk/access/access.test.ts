import { expect, it } from "vitest";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { deskBrowser, staff } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("who is signed in, at the terminal", (stores) => {
  it("is listed without a secret, and signed out one by one", async () => {
    const desk = await stockedDesk(stores);
    expect((await desk.run("sessions")).out).toBe("Nobody is signed in.\n");
    const [owner, sam] = [await deskBrowser(desk.ports), await deskBrowser(desk.ports, staff)];
    const sessions: { id: string; email: string; digest?: string }[] = await desk.json("sessions");
    expect(sessions.map(({ email }) => email).sort()).toEqual(["owner@agency.example", "sam@agency.example"]);
    expect(sessions.filter(({ digest }) => digest !== undefined)).toEqual([]);
    const id = sessions.find(({ email }) => email === staff.email)?.id.slice(0, 8);
    expect(await desk.run(`sessions end ${id}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("End the session of sam@agency.example"),
    });
    expect(await desk.run(`sessions end ${id} --yes`)).toMatchObject({ code: 0, out: "That session is over.\n" });
    expect((await sam.get("/desk")).location).toContain("/desk/sign-in");
    expect((await owner.get("/desk")).status).toBe(200);
    expect(await desk.run(`sessions end ${id} --yes`)).toMatchObject({ code: 1 });
    const recorded = await desk.store.database
      .selectFrom("deskChange")
      .select(["actorKind", "detail"])
      .where("action", "=", "Ended a session")
      .execute();
    expect(recorded).toEqual([{ actorKind: "terminal", detail: "of sam@agency.example" }]);
  });

  it("may have passkeys, which are listed and removed, whatever their id begins with", async () => {
    const desk = await stockedDesk(stores);
    const row = { publicKey: "p", counter: 0, transports: "", createdAt: "2026-11-21T12:00:00.000Z", usedAt: null };
    const keys = [
      { ...row, id: "-aB3dEfGhIj", email: staff.email, device: "Safari on iPhone" },
      { ...row, id: "-aB9dEfGhIj", email: staff.email, device: "Chrome" },
    ];
    await desk.store.database.insertInto("deskPasskey").values(keys).execute();
    const { out } = await desk.run("passkeys", { width: 120 });
    expect(out).toMatch(/aB3dEfGh +sam@agency.example +Safari on iPhone +2026-11-21 12:00 +not yet/);
    expect(await desk.run("passkeys remove aB --yes")).toMatchObject({
      code: 1,
      err: expect.stringContaining("Several"),
    });
    expect(await desk.run("passkeys remove aB3dEfGh --yes")).toMatchObject({ code: 0 });
    expect(await desk.json("passkeys")).toMatchObject([{ id: "-aB9dEfGhIj" }]);
    expect(await desk.run("passkeys remove aB3dEfGh --yes")).toMatchObject({ code: 1 });
  });
});
