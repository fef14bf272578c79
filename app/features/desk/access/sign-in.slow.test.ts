import { expect, it } from "vitest";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser, owner, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Actor } from "../../history/actor.ts";
import { feedPath, makeFeed } from "../calendar/feeds.server.ts";
import { requestSignInLink } from "./request-sign-in-link.server.ts";

const linkIn = (text: string) => /\/desk\/sign-in\/link\?key=[\w-]+/.exec(text)?.[0] ?? "";
const keyIn = (link: string) => new URLSearchParams(link.split("?")[1]).get("key") ?? "";

describeOnEach("coming in at the desk", (stores) => {
  const world = async () => {
    const { ports, store, setTime, run } = await stockedDesk(stores);
    const mails = () => store.database.selectFrom("outbox").selectAll().where("kind", "=", "desk-sign-in").execute();
    const asked = async (email: string = owner.email) => {
      const browser = await deskBrowser(ports, null);
      const answer = await browser.post("/desk/sign-in", { email });
      const link = linkIn((await mails()).at(-1)?.message ?? "");
      return { browser, answer, link };
    };
    return { ports, store, setTime, run, mails, asked };
  };

  it("goes by a link in an email, once, in the browser that asked", async () => {
    const { asked, ports } = await world();
    const { browser, link, answer } = await asked();
    expect(answer.page.querySelector("h1")?.text).toBe("Look in your emails");
    const other = await deskBrowser(ports, null);
    const forwarded = await other.post("/desk/sign-in/link", { key: keyIn(link) });
    expect(forwarded.page.querySelector("h1")?.text).toBe("This link opens nothing");
    // Neither opening the link, as mail programs do, nor another browser uses it up.
    expect((await browser.get(link)).page.querySelector("h1")?.text).toBe("Open the desk");
    expect(await browser.post("/desk/sign-in/link", { key: keyIn(link) })).toMatchObject({
      status: 303,
      location: "/desk",
    });
    expect((await browser.get("/desk")).page.querySelector("h1")?.text).toBe("Today");
    const nowhere = await browser.get("/desk/nowhere");
    expect([nowhere.status, nowhere.page.querySelector("h1")?.text]).toEqual([404, "Nothing is here"]);
    expect((await browser.get(link)).page.querySelector("nav")).toBeNull();
    const again = await browser.post("/desk/sign-in/link", { key: keyIn(link) });
    expect(again.status).toBe(403);
    expect(again.page.querySelector("main")?.text).toBe(forwarded.page.querySelector("main")?.text);
  });

  it("leads to the page that an email named, signed in or not, and never off the desk", async () => {
    const { asked, ports } = await world();
    const wanted = "/desk/bookings/BT-7K4M-92QX";
    const { browser, link } = await asked();
    await browser.get(`/desk/sign-in?to=${wanted}`);
    const key = keyIn(link);
    expect(await browser.post("/desk/sign-in/link", { key })).toMatchObject({ status: 303, location: wanted });
    const inside = await deskBrowser(ports);
    expect(await inside.get(`/desk/sign-in?to=${wanted}`)).toMatchObject({ status: 303, location: wanted });
    expect(inside.cookies.has("desk-to")).toBe(false);
    for (const to of [
      "//else.example",
      "https://else.example/desk/x",
      "/desk/../contact",
      "/desk/%2F%2Felse",
      "/desk/a\nb",
    ])
      expect((await inside.get(`/desk/sign-in?to=${encodeURIComponent(to)}`)).location, to).toBe("/desk");
    const planted = await asked();
    planted.browser.cookies.set("desk-to", "//else.example");
    const entering = await planted.browser.post("/desk/sign-in/link", { key: keyIn(planted.link) });
    expect(entering.location).toBe("/desk");
  });

  it("refuses forged and expired links with the same text", async () => {
    const { asked, setTime } = await world();
    const { browser, link } = await asked();
    const forged = await browser.post("/desk/sign-in/link", { key: "x".repeat(43) });
    setTime("2026-11-21T12:15:00Z");
    const expired = await browser.post("/desk/sign-in/link", { key: keyIn(link) });
    expect(expired).toMatchObject({ status: 403, text: forged.text });
    expect(await browser.ask("/desk")).toBeUndefined();
  });

  it("tells nobody who may enter", async () => {
    const { asked, mails } = await world();
    const known = await asked();
    const unknown = await asked("somebody@else.example");
    expect(unknown.answer.text.replace("somebody@else.example", owner.email)).toBe(known.answer.text);
    expect(unknown.answer.status).toBe(known.answer.status);
    expect(await mails()).toHaveLength(1);
  });

  it("stops after too many questions", async () => {
    const { asked, mails, ports } = await world();
    // Every answer takes the same minimum time, so twenty requests at once take no longer than one.
    const first = await Promise.all(Array.from({ length: 20 }, () => asked()));
    expect(first.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200));
    expect((await asked()).answer.status).toBe(429);
    // From one IP address, one person gets at most six links an hour.
    expect(await mails()).toHaveLength(6);
    const asking = { people: [owner], email: owner.email, browser: "their own" };
    await requestSignInLink(ports, { ...asking, address: "127.0.0.1" });
    expect(await mails()).toHaveLength(6);
    // Whoever keeps asking from one IP address does not use up the owner's limit: from another the owner still gets a link.
    await requestSignInLink(ports, { ...asking, address: "192.0.2.1" });
    expect(await mails()).toHaveLength(7);
    for (let n = 2; n < 7; n++)
      for (let m = 0; m < 6; m++) await requestSignInLink(ports, { ...asking, address: `192.0.2.${n}` });
    expect(await mails()).toHaveLength(30);
  });

  it("goes by a link that the terminal prints, in whichever browser opens it first", async () => {
    const { ports, run } = await world();
    const { out } = await run("sign-in");
    expect(out).toContain("hello@bow-and-tassel.example (owner)");
    expect((await run("sign-in nobody@else.example")).err).toBe("DESK_EMAILS does not name nobody@else.example.\n");
    const browser = await deskBrowser(ports, null);
    const key = keyIn(linkIn(out));
    // The terminal has another DESK_EMAILS than this desk: a link for somebody who is not on the desk's list opens nothing.
    expect((await browser.post("/desk/sign-in/link", { key })).status).toBe(403);
  });

  it("replaces a key that a browser brings, and ends its session", async () => {
    const { asked } = await world();
    const { browser, link } = await asked();
    browser.cookies.set("desk", "planted");
    await browser.post("/desk/sign-in/link", { key: keyIn(link) });
    const key = browser.cookies.get("desk") ?? "";
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await browser.post("/desk/sign-out")).toMatchObject({ status: 303, location: "/desk/sign-in" });
    browser.cookies.set("desk", key);
    expect(await browser.get("/desk")).toMatchObject({ status: 303, location: "/desk/sign-in?to=/desk" });
  });

  it("ends a month after the last visit, and when the address is no longer on the list", async () => {
    const { ports, setTime } = await world();
    const browser = await deskBrowser(ports);
    setTime("2026-12-20T12:00:00Z");
    expect((await browser.get("/desk")).status).toBe(200);
    setTime("2027-01-19T11:00:00Z");
    expect((await browser.get("/desk")).status).toBe(200);
    setTime("2027-02-19T11:00:00Z");
    expect(await browser.get("/desk")).toMatchObject({ status: 303 });
    setTime("2027-03-21T11:00:00Z");
    expect(await browser.ask("/desk")).toBeUndefined();
    const left = { kind: "staff", email: "left@agency.example" } as const;
    const gone = await deskBrowser(ports, left);
    expect(await gone.get("/desk")).toMatchObject({ status: 303, location: "/desk/sign-in?to=/desk" });
    // Their telephone's calendar feed ends too.
    const feedOf = (actor: Actor) => ports.write((write) => makeFeed(write, actor, ports.clock.now()));
    expect(await gone.ask(feedPath(await feedOf(left)))).toBeUndefined();
    for (const actor of [staff, { kind: "terminal" } as const])
      expect(await gone.ask(feedPath(await feedOf(actor)))).toMatchObject({ status: 200 });
  });

  it("takes no passkey that was not asked for, and none that it does not keep", async () => {
    const { ports, store } = await world();
    const browser = await deskBrowser(ports, null);
    const options = JSON.parse((await browser.post("/desk/sign-in/passkey")).text);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    const known = { id: "known", email: owner.email, publicKey: "AAAA", counter: 0, transports: "", device: "" };
    const kept = { ...known, createdAt: "2026-11-21T12:00:00.000Z", usedAt: null };
    await store.database.insertInto("deskPasskey").values(kept).execute();
    for (const answer of ["", "nonsense", "null", '{"id":"no"}', '{"id":"\\u0000"}', '{"id":"known","response":{}}'])
      expect((await browser.post("/desk/sign-in/passkey", { answer })).location, answer).toBe(
        "/desk/sign-in?passkey=refused",
      );
    expect(await browser.ask("/desk")).toBeUndefined();
    const boss = await deskBrowser(ports);
    expect((await boss.post("/desk/passkeys", { answer: "{}" })).said).toContain("No passkey was made");
  });

  it("shows sessions to the owner, who ends them", async () => {
    const { ports } = await world();
    const boss = await deskBrowser(ports);
    const sam = await deskBrowser(ports, staff);
    expect(await sam.get("/desk/sessions")).toMatchObject({ status: 403 });
    const cards = (await boss.get("/desk/sessions")).page.querySelectorAll("li");
    const card = cards.find(({ text }) => text.includes(staff.email) && text.includes("Sign it out"));
    const id = card?.querySelector("input[name=id]")?.getAttribute("value") ?? "";
    expect((await sam.post("/desk/sessions", { id })).status).toBe(403);
    await boss.post("/desk/sessions", { id });
    expect(await sam.get("/desk")).toMatchObject({ status: 303 });
  });

  it("leads whoever had a session back to where they were, with a form too, and nobody else", async () => {
    const { asked, ports } = await world();
    const booking = "/desk/bookings/BT-7K4M-92QX";
    const [ended, stranger] = [(await asked()).browser, await deskBrowser(ports, null)];
    ended.cookies.set("desk", "k".repeat(43));
    stranger.cookies.set("desk", "planted");
    for (const path of [booking, "/desk/declined", "/desk/nowhere"])
      for (const form of [undefined, { words: "Ring the side door" }]) {
        const location = `/desk/sign-in${path === booking ? `?to=${booking}` : ""}`;
        expect(await ended.ask(path, form), path).toMatchObject({ status: 303, location });
        expect(await stranger.ask(path, form), path).toBeUndefined();
      }
    expect((await ended.post("/desk/bookings/new?enquiry=1", {})).location).toBe("/desk/sign-in");
    const page = (await ended.get(`/desk/sign-in?to=${booking}`)).page.querySelector("main")?.text;
    expect(page).toContain("You are no longer signed in on this browser.");
  });
});
