import { describe, expect, it } from "vitest";
import { policy, site } from "../tests/support/product/small-site.ts";

describe("live pages", () => {
  it("carry a nonce that is new each time, and are kept nowhere", async () => {
    const { ask } = await site();
    const nonces = new Set<string>();
    for (const _ of [1, 2]) {
      const { headers, body } = await ask("/ask");
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? "none";
      expect(policy(headers)).toContain(`script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}';`);
      expect(headers["cache-control"]).toBe("private, no-store");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it("are compressed", async () => {
    const { ask } = await site();
    expect((await ask("/ask", { headers: { "accept-encoding": "gzip" } })).headers["content-encoding"]).toBe("gzip");
  });

  it("count visitors by what the trusted proxies say, and by nothing else", async () => {
    const forwarded = { headers: { "x-forwarded-for": "203.0.113.9, 192.0.2.44" } };
    const direct = await site();
    expect((await direct.ask("/ask", forwarded)).body).toContain('"address":"127.0.0.1"');
    const behindOne = await site({ trustProxy: 1 });
    expect((await behindOne.ask("/ask", forwarded)).body).toContain('"address":"192.0.2.44"');
    // Some proxies pass on what the visitor sent.
    expect((await behindOne.ask("/ask", { headers: { "x-forwarded-proto": "javascript" } })).status).toBe(200);
  });

  it("that fail in the route are logged without what was typed", async () => {
    const { ask, lines, log } = await site();
    const { status, headers } = await ask("/ask", { method: "POST", body: "boom=1&name=Ann+Other" });
    expect(status).toBe(500);
    const failure = log().find(({ event }) => event === "route.failed");
    expect(failure).toMatchObject({ id: headers["x-request-id"], path: "/ask" });
    expect(lines.join("")).not.toMatch(/ann@example|Other/);
  });

  it("that cannot be rendered become a plain page with the number to call", async () => {
    const { ask } = await site();
    const { status, headers, body } = await ask("/unrenderable");
    expect(status).toBe(500);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain("Something went wrong on our side");
    expect(body).toContain('href="tel:+442079460123"');
    expect(body).toContain(String(headers["x-request-id"]));
    expect(policy(headers)).toContain(/<style nonce="([^"]+)"/.exec(body)?.[1]);
  });

  it("leave a programme's own 503 alone", async () => {
    const { ask } = await site();
    expect(await ask("/api")).toMatchObject({ status: 503, body: '{"ok":false}' });
  });
});

describe("every response", () => {
  it("has an id of ours, and one line in the log", async () => {
    const { ask, log } = await site();
    const { headers } = await ask("/act?email=ann@example.com", { headers: { "x-request-id": "theirs" } });
    expect(headers["x-request-id"]).toMatch(/^[\w-]{12}$/);
    // The line is written after the response was sent, so the client may have the response first.
    const lines = () => log().filter(({ event }) => event === "request");
    await expect.poll(lines).toHaveLength(1);
    const [line] = lines();
    expect(line).toMatchObject({ method: "GET", path: "/act", status: 200, id: headers["x-request-id"] });
    expect(JSON.stringify(log())).not.toMatch(/ann@|127\.0\.0\.1/);
    expect((await ask("/act")).headers["x-request-id"]).not.toBe(headers["x-request-id"]);
  });

  it("leaves no address in the log, however its path is mangled or long", async () => {
    const { ask, log } = await site();
    const person = "ann%40example.com";
    for (const path of [
      `/${person}/%zz`,
      `/%E2%82${person}`,
      `/${"%E2%82%AC".repeat(66)}/${person}`,
      `/${"a".repeat(15_000)}${person}`,
    ])
      await ask(path);
    await expect.poll(log).toHaveLength(4);
    expect(JSON.stringify(log())).not.toMatch(/example|%40/);
    for (const line of log()) expect(line.path.length).toBeLessThanOrEqual(200);
  });

  it("has the security headers, and those for https on https only", async () => {
    const plain = (await (await site()).ask("/nowhere")).headers;
    expect(plain).toMatchObject({
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(plain["strict-transport-security"]).toBeUndefined();
    expect(plain["x-powered-by"]).toBeUndefined();
    expect(policy(plain)).not.toContain("upgrade-insecure-requests");
    const secure = (await (await site({ origin: "https://www.agency.example" })).ask("/")).headers;
    expect(secure["strict-transport-security"]).toBe("max-age=31536000");
    expect(policy(secure)).toContain("upgrade-insecure-requests");
  });
});

describe("health", () => {
  it("tells whether requests are taken, and whether the database answers", async () => {
    const well = await site();
    for (const address of ["/healthz", "/readyz"])
      expect(await well.ask(address)).toMatchObject({
        status: 200,
        body: "ok\n",
        headers: { "cache-control": "no-store" },
      });
    well.health.draining = true;
    for (const address of ["/healthz", "/readyz"])
      expect(await well.ask(address)).toMatchObject({ status: 503, headers: { connection: "close" } });
    const alone = await site({ ping: () => Promise.reject(new Error("away")) });
    expect((await alone.ask("/healthz")).status).toBe(200);
    expect((await alone.ask("/readyz")).status).toBe(503);
  });
});
