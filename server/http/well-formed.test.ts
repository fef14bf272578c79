import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { brokenOff } from "../../tests/support/product/small-build.ts";
import { site } from "../../tests/support/product/small-site.ts";

const close = "Connection: close\r\n\r\n";
const errors = (lines: { level: number }[]) => lines.filter(({ level }) => level >= 50);

describe("what can't be asked", () => {
  it.each([
    ["TRACE", 405, "TRACE / HTTP/1.1"],
    ["OPTIONS *", 405, "OPTIONS * HTTP/1.1"],
    ["DELETE", 405, "DELETE /ask HTTP/1.1"],
    ["an absolute target", 400, "GET http://evil.example/ask HTTP/1.1"],
    ["an absolute target without a path", 400, "GET http://evil.example HTTP/1.1"],
    ["NUL in a path", 400, "GET /ask%00 HTTP/1.1"],
    ["NUL in a query", 400, "GET /ask?session_id=%00 HTTP/1.1"],
    ["a path of 15,000 characters", 414, `GET /${"a".repeat(15_000)} HTTP/1.1`],
    ["a path of 5,000 slashes", 414, `GET ${"/".repeat(5000)}x HTTP/1.1`],
    ["a query of 9,000 characters", 414, `GET /ask?q=${"a".repeat(9000)} HTTP/1.1`],
    ["a header of 20,000 characters", 431, `GET / HTTP/1.1\r\nCookie: ${"a".repeat(20_000)}`],
    ["no HTTP", 400, "hello"],
  ])("%s is answered %d", async (_name, status, head) => {
    const { say, log } = await site();
    expect(await say(`${head}\r\nHost: localhost\r\n${close}`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errors(log())).toEqual([]);
  });

  it("a path that can't be decoded", async () => {
    const { ask, log } = await site();
    const said = vi.spyOn(console, "warn");
    for (const target of ["/%E0%A4%A", "/%", "/ask/%ff", "/assets/%E0%A4%A"]) {
      const { status, body } = await ask(target);
      expect([status, body]).toEqual([400, expect.stringContaining("This address can’t be read")]);
    }
    expect(said).not.toHaveBeenCalled();
    expect(errors(log())).toEqual([]);
  });
});

describe("an upload that is broken off", () => {
  it("logs nothing", async () => {
    const { port, log, ask } = await site();
    const before = brokenOff.forms;
    for (const chunked of [false, true]) {
      const size = chunked ? "Transfer-Encoding: chunked\r\n\r\nff\r\n" : "Content-Length: 1000\r\n\r\n";
      const type = "Content-Type: application/x-www-form-urlencoded\r\n";
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST /ask HTTP/1.1\r\nHost: localhost\r\n${type}${size}name=`);
      await ask("/act");
      socket.resetAndDestroy();
    }
    await expect.poll(() => log().filter(({ aborted }) => aborted)).toHaveLength(2);
    await expect.poll(() => brokenOff.forms - before).toBe(2);
    // Errors of the broken requests would be logged before a later request to the same handler is answered.
    await ask("/ask");
    expect(errors(log())).toEqual([]);
  });
});
