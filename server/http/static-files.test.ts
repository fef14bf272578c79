import { describe, expect, it } from "vitest";
import { policy, site } from "../../tests/support/small-site.ts";

describe("prerendered pages", () => {
  it("come at their path, with the hashes of their own scripts, to be asked for again each time", async () => {
    const { ask } = await site();
    const { status, headers, body } = await ask("/?utm_source=x");
    expect(status).toBe(200);
    expect(body).toContain("prerendered home");
    expect(headers).toMatchObject({ "cache-control": "public, no-cache", vary: "Accept-Encoding" });
    expect(policy(headers)).toContain("script-src 'self' 'sha256-one'; style-src 'self' 'sha256-two';");
    expect(policy(headers)).not.toContain("unsafe");
    expect((await ask("/act")).body).toContain("act");
  });

  it("answer 304 with the same policy when nothing has changed", async () => {
    const { ask } = await site();
    const { headers } = await ask("/");
    const again = await ask("/", { headers: { "if-none-match": String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
    expect(policy(again.headers)).toBe(policy(headers));
  });

  it("come compressed as the build made them", async () => {
    const { ask } = await site();
    const { headers } = await ask("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html;charset=utf-8" });
  });

  it("have one address each", async () => {
    const { ask } = await site();
    expect(await ask("/act/?a=1&b=/")).toMatchObject({ status: 308, headers: { location: "/act?a=1&b=/" } });
    for (const address of ["/act/index.html", "/act/index", "/index.html"])
      expect((await ask(address)).status).toBe(404);
    expect(await ask("/nowhere/")).toMatchObject({ status: 404 });
    for (const address of ["//evil.example/", "//act/", "/\\evil.example/act/"]) {
      const { headers } = await ask(address);
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    }
  });

  it("come with data of a type that is not downloaded", async () => {
    const { ask } = await site();
    const { headers, body } = await ask("/act.data?_routes=act");
    expect(body).toBe("[1]");
    expect(headers["content-type"]).toBe("text/x-script");
  });

  it("take no posts", async () => {
    const { ask } = await site();
    expect((await ask("/", { method: "POST", body: "a=1" })).status).toBe(405);
  });
});

describe("files", () => {
  it("under /assets never change", async () => {
    const { ask } = await site();
    expect((await ask("/assets/app-abc.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("missing under /assets are never a page", async () => {
    const { ask } = await site();
    const { status, headers, body } = await ask("/assets/app-old.js");
    expect(status).toBe(404);
    expect(headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" });
    expect(body).not.toContain("<");
  });

  it("elsewhere are asked for again each time", async () => {
    const { ask } = await site();
    expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("public, no-cache");
  });

  it("outside the folder stay there", async () => {
    const { ask } = await site();
    for (const address of ["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json"])
      expect((await ask(address)).status).toBe(404);
  });
});
