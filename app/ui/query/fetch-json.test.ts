import { afterEach, beforeEach, expect, test, vi } from "vitest";

let fetchJson: typeof import("./fetch-json.ts").fetchJson;
const fetched = vi.fn<typeof fetch>();
const logged = { debug: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.spyOn(console, "debug").mockImplementation(logged.debug.mockReset());
  vi.spyOn(console, "error").mockImplementation(logged.error.mockReset());
  ({ fetchJson } = await import("./fetch-json.ts"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (body: string, init?: ResponseInit) => fetched.mockImplementation(async () => new Response(body, init));

test("a GET with cookies and a cache-control header asking for max-age 3600, read as JSON", async () => {
  answers('{"acts":8}');
  expect(await fetchJson("/api/acts")).toEqual({ acts: 8 });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/acts");
  expect(init).toMatchObject({ method: "GET", credentials: "include", headers: { "cache-control": "max-age=3600" } });
});

test("an answer is kept in memory by address for 24 hours", async () => {
  answers('{"page":1}');
  await fetchJson("/api/reviews?page=1");
  await fetchJson("/api/reviews?page=2");
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.setSystemTime(new Date("2026-11-22T11:59:59.999Z"));
  await fetchJson("/api/reviews?page=1");
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.setSystemTime(new Date("2026-11-22T12:00:00Z"));
  await fetchJson("/api/reviews?page=1");
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a clock that was set back makes no copy immortal", async () => {
  answers("{}");
  await fetchJson("/api/acts");
  vi.setSystemTime(new Date("2026-01-01T00:00:00Z"));
  await fetchJson("/api/acts");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("status 500 and above: the error has the status and 'Server Error: {status} - {status text}'", async () => {
  answers("<h1>Oh no</h1>", { status: 503, statusText: "Service Unavailable" });
  await expect(fetchJson("/api/acts")).rejects.toMatchObject({
    status: 503,
    message: "Server Error: 503 - Service Unavailable",
  });
});

test.each([
  [400, "sort must be one of recent, rating-high, rating-low"],
  [404, ""],
  [499, "{}"],
])("%i: the status, and 'Request Failed: {status} - {body}'", async (status, body) => {
  answers(body, { status, statusText: "Bad Request" });
  await expect(fetchJson("/api/acts")).rejects.toMatchObject({
    status,
    message: `Request Failed: ${status} - ${body}`,
  });
});

test("a failure is not kept, and not tried again by itself", async () => {
  answers("", { status: 500 });
  await expect(fetchJson("/api/acts")).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(1);
  answers('{"acts":8}');
  expect(await fetchJson("/api/acts")).toEqual({ acts: 8 });
});

test("times are logged as debug and failures as errors, without the query string", async () => {
  answers("{}");
  await fetchJson("/api/places?near=12+Acacia+Avenue");
  expect(logged.debug).toHaveBeenCalledWith(expect.stringMatching(/^GET \/api\/places\?… took \d+ ms$/));
  expect(logged.error).not.toHaveBeenCalled();
  answers("no", { status: 400 });
  await expect(fetchJson("/api/other?near=12")).rejects.toThrow();
  expect(logged.error).toHaveBeenCalledWith(
    expect.stringMatching(/^GET \/api\/other\?… failed after \d+ ms:$/),
    expect.objectContaining({ status: 400 }),
  );
});

test("an answer that is not JSON counts as a failure; a request that was aborted does not", async () => {
  answers("<!doctype html>");
  await expect(fetchJson("/api/acts")).rejects.toThrow(SyntaxError);
  logged.error.mockReset();
  fetched.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response("{}");
  });
  await expect(fetchJson("/api/acts", AbortSignal.abort())).rejects.toThrow();
  expect(logged.error).not.toHaveBeenCalled();
});
