import agency from "#content/site.ts";
import { axe } from "../../support/browser/axe.ts";
import { enter } from "../../support/browser/desk-page.ts";
import { desk } from "../../support/browser/desk-run.ts";
import { fullRequest, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { freePort } from "../../support/processes/port.ts";

/** The desk's link in the last email to somebody. */
const linkIn = (text: string) => /\S+sign-in\/link\?key=\S+/.exec(text)?.[0] ?? "";

test("the owner signs in by email, sees the day, finds a booking and leaves", async ({ page, site }) => {
  const fields = fullRequest({ name: "Zoë O’Hara-Watkins" });
  await send(site, fields);
  const earlier = new Set(site.mailbox.received);
  await page.goto("/desk/sign-in");
  await axe(page);
  await page.getByLabel("Your email address").fill("hello@bow-and-tassel.example");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look in your emails");
  const { text } = await site.mailbox.waitFor((mail) => !earlier.has(mail) && mail.subject === "Your link to the desk");
  await page.goto(linkIn(text));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  await page.getByRole("link", { name: "Bookings" }).click();
  await page.getByRole("searchbox").fill("watkins zoe");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.goto("/desk/bookings?status=upcoming&q=watkins");
  await expect(page.locator("[data-row]")).toHaveCount(0);
  const session = (await page.context().cookies()).find(({ name }) => name === "desk");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await page.goto("/desk/more");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to the desk");
});

test("without a session the desk answers as an unknown address does, whatever is asked", async ({ site }) => {
  /** A response without what differs between any two requests: the address itself, and values made for each. */
  const answer = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(`${site.origin}${path}`, { redirect: "manual", ...options });
    const own = /^(x-request-id|date|content-length|content-security-policy)$/;
    const headers = [...response.headers].filter(([name]) => !own.test(name));
    const body = (await response.text()).replaceAll(path, "PATH").replaceAll(path.replaceAll("/", "\\/"), "PATH");
    return { status: response.status, headers, body: body.replaceAll(/nonce\\?="[^"]*"/g, "NONCE") };
  };
  const forged = { headers: { Cookie: "desk=forged; __Host-desk=forged" } };
  const form = { method: "POST", body: new URLSearchParams({ a: "1" }) };
  for (const [ours, other] of [
    ["/desk", "/room"],
    ["/desk/bookings/BT-7K4M-92QX", "/room/bookings/BT-7K4M-92QX"],
    ["/desk/sessions", "/room/sessions"],
    ["/desk.data", "/room.data"],
    ["/desk/bookings.data", "/room/bookings.data"],
    ["/desk/nothing", "/room/nothing"],
  ] as const)
    for (const options of [{}, forged, form]) {
      const [there, nowhere] = [await answer(ours, options), await answer(other, options)];
      expect({ ...there, body: there.body.length, ours }).toEqual({ ...nowhere, body: nowhere.body.length, ours });
    }
  const crossSite = { ...form, headers: { Origin: "https://elsewhere.example" } };
  expect((await answer("/desk/sign-in", crossSite)).status).toBe(403);
});

test("a passkey opens the desk where a name leads to it", async ({ serve, newVisitor, watched }) => {
  const PORT = String(await freePort());
  const origin = `http://localhost:${PORT}`;
  watched.allow(origin);
  const site = await serve({ PORT, PUBLIC_ORIGIN: origin, HOST: "127.0.0.1" });
  const page = await newVisitor({ baseURL: origin });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const printed = await desk({ dataFolder: site.dataFolder, origin }, "sign-in");
  await page.goto(linkIn(printed));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.goto("/desk/passkeys");
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException("cancelled", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Add this device" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("No passkey was made. You can try again.");
  await page.reload();
  await page.getByRole("button", { name: "Add this device" }).click();
  await expect(page.getByText("Next time this device opens the desk")).toBeVisible();
  await page.goto("/desk/more");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
});

test("the keyboard searches and walks through the rows", async ({ page, site }) => {
  await send(site, fullRequest({ name: "Jay Keys" }));
  await enter(page, site, agency.email);
  const searchesAndWalks = async () => {
    await page.goto("/desk/bookings");
    await page.keyboard.press("j");
    await expect(page.locator("[data-row] a").first()).toBeFocused();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("j?");
    await expect(page.getByRole("searchbox")).toHaveValue("j?");
    await page.locator("h1").click();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("next row");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toHaveCount(1);
  };
  await searchesAndWalks();
  await page.getByRole("checkbox", { name: "These keys work" }).uncheck();
  await page.getByRole("button", { name: "Close" }).click();

  // They stay switched off on the next pages, until they are switched on again.
  await page.goto("/desk/bookings");
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(page.locator("[data-row] a").first()).not.toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/desk/more");
  await page.getByRole("main").getByRole("button", { name: "Keyboard" }).click();
  await page.getByRole("checkbox", { name: "These keys work" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("next row");

  await page.setViewportSize({ width: 1440, height: 900 });
  await searchesAndWalks();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the desk opens by the terminal's link, searches and signs out", async ({ page, site }) => {
    await page.goto(linkIn(await desk(site, "sign-in")));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
    await page.goto("/desk/bookings");
    await page.getByRole("searchbox").fill("nobody at all");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("Nothing fits")).toBeVisible();
  });
});
