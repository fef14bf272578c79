import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { policy, site } from "../../tests/support/product/small-site.ts";

describe("prerendered pages", () => {
  it("come at their path, with the hashes of their own scripts, and are revalidated each time", async () => {
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
    expect((await ask("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("come compressed as the build made them", async () => {
    const { ask } = await site();
    const { headers } = await ask("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html; charset=utf-8" });
  });

  it("come with data of a type that is not downloaded", async () => {
    const { ask } = await site();
    const { headers, body } = await ask("/act.data?_routes=act");
    expect(body).toBe("[1]");
    expect(headers["content-type"]).toBe("text/x-script");
  });

  it("refuse posts", async () => {
    const { ask } = await site();
    expect((await ask("/", { method: "POST", body: "a=1" })).status).toBe(405);
  });
});

describe("files", () => {
  it("under /assets never change", async () => {
    const { ask } = await site();
    expect((await ask("/assets/app-abc.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("of emails are kept for a year, and load on the sites of others, where mailboxes are", async () => {
    const { ask } = await site();
    expect((await ask("/email/mark.png")).headers).toMatchObject({
      "cache-control": "public, max-age=31536000",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await ask("/digits.txt")).headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("missing under /assets answer 404, never with a page", async () => {
    const { ask } = await site();
    for (const asset of ["app-old.js", "", "%2e%2e/index.html", "..%2f..%2fserver%2findex.js"]) {
      const { status, headers, body } = await ask(`/assets/${asset}`);
      expect(status, asset).toBe(404);
      expect(headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" });
      expect(body).not.toContain("<");
    }
  });

  it("elsewhere are revalidated each time", async () => {
    const { ask } = await site();
    expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("public, no-cache");
  });

  it("outside the folder are never served", async () => {
    const { ask } = await site();
    for (const address of ["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json"])
      expect((await ask(address)).status).toBe(404);
  });
});

describe("while another build is put in their place", () => {
  it("files are unavailable for a minute rather than those of two releases mixed, and what was sent before still is", async () => {
    const { ask, folder, log } = await site();
    const before = await ask("/digits.txt");
    await writeFile(path.join(folder, "digits.txt"), "9876543210");
    await writeFile(path.join(folder, "favicon.svg"), "<svg></svg>");
    await rm(path.join(folder, "assets/app-abc.js"));
    expect(await ask("/digits.txt")).toMatchObject({ status: 200, body: before.body });
    for (const address of ["/favicon.svg", "/assets/app-abc.js"]) {
      const { status, headers } = await ask(address);
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "60", "private, no-store"]);
      expect(headers.etag).toBeUndefined();
    }
    expect(log().filter(({ event }) => event === "request.failed").length).toBe(2);
    await writeFile(path.join(folder, "favicon.svg"), "<svg/>");
    expect(await ask("/favicon.svg")).toMatchObject({ status: 200, body: "<svg/>" });
  });
});

describe("a file", () => {
  const body = "0123456789";

  it.each([
    ["bytes=0-1", "01", "bytes 0-1/10"],
    ["bytes=-1", "9", "bytes 9-9/10"],
    ["bytes=-99", body, "bytes 0-9/10"],
    ["bytes=8-", "89", "bytes 8-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ])("is sent in part to whoever asks for %s", async (range, part, said) => {
    const { ask } = await site();
    const { status, headers, body } = await ask("/digits.txt", { headers: { range } });
    expect([status, body, headers["content-range"], headers["content-length"]]).toEqual([
      206,
      part,
      said,
      String(part.length),
    ]);
  });

  it.each(["bytes=10-", "bytes=-0"])("has no such part as %s", async (range) => {
    const { ask } = await site();
    const { status, headers } = await ask("/digits.txt", { headers: { range } });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
  });

  it.each(["bytes=5-1", "bytes=0-1,3-4", "bytes=", "bytes=-", "lines=1-2", `bytes=${"1".repeat(5000)}-`])(
    "comes whole where %s makes no sense",
    async (range) => {
      const { ask } = await site();
      expect(await ask("/digits.txt", { headers: { range } })).toMatchObject({ status: 200, body });
    },
  );

  it("is sent in part only if If-Range names the same version of it", async () => {
    const { ask } = await site();
    const range = "bytes=5-";
    const etag = String((await ask("/digits.txt")).headers.etag);
    expect((await ask("/digits.txt", { headers: { range, "if-range": etag } })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, "Sun, 22 Nov 2026 10:00:00 GMT"])
      expect((await ask("/digits.txt", { headers: { range, "if-range": other } })).status, other).toBe(200);
  });

  it("has a validator for each of its forms, and HEAD says what GET does", async () => {
    const { ask } = await site();
    const etags = new Set<unknown>();
    for (const encoding of ["br", "identity", "gzip, br;q=0"]) {
      const got = await ask("/", { headers: { "accept-encoding": encoding } });
      const head = await ask("/", { method: "HEAD", headers: { "accept-encoding": encoding, range: "bytes=0-1" } });
      const about = ({ etag, vary, ...headers }: typeof got.headers) => [
        etag,
        vary,
        headers["content-length"],
        headers["content-encoding"],
        headers["content-type"],
        headers["cache-control"],
      ];
      expect([head.status, head.body, ...about(head.headers)]).toEqual([200, "", ...about(got.headers)]);
      etags.add(got.headers.etag);
    }
    expect(etags.size).toBe(2);
  });
});
