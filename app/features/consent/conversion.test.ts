import { beforeEach, expect, test, vi } from "vitest";
import { countRequest, sendConversion } from "./conversion.ts";
import { tagState } from "./tag.ts";

const page: { dataLayer?: unknown[] } = {};

beforeEach(() => {
  vi.useFakeTimers();
  delete page.dataLayer;
  vi.stubGlobal("window", page);
  return () => {
    tagState.set("none");
    vi.useRealTimers();
  };
});

/** The parameters with which the tag gets the only event. */
function eventSent() {
  const [command, ...more] = (page.dataLayer ?? []).map((queued) => [...(queued as unknown[])]);
  expect(more).toEqual([]);
  expect(command?.slice(0, 2)).toEqual(["event", "ads_conversion_Request_quote_1"]);
  return command?.[2] as { event_callback: () => void; event_timeout: number };
}

/** @returns how the event has ended after so many milliseconds; "waiting" while it has not */
async function outcomeAfter(time: number, sent: Promise<string>) {
  await vi.advanceTimersByTimeAsync(time);
  return Promise.race([sent, Promise.resolve("waiting")]);
}

test.each(["none", "failed"] as const)("a tag that is %s is not waited for, and gets no event", async (state) => {
  tagState.set(state);
  expect(await outcomeAfter(0, sendConversion())).toBe("no tag");
  expect(page.dataLayer).toBeUndefined();
});

test.each(["loading", "loaded"] as const)("a tag that is %s and never answers is waited for 2000 ms", async (state) => {
  tagState.set(state);
  const sent = sendConversion();
  expect(eventSent()).toEqual({ event_callback: expect.any(Function), event_timeout: 2_000 });
  expect(await outcomeAfter(1_999, sent)).toBe("waiting");
  expect(await outcomeAfter(1, sent)).toBe("late");
});

test("the wait ends when the tag has the event, and when the tag turns out to be blocked", async () => {
  tagState.set("loading");
  const taken = sendConversion();
  tagState.set("loaded");
  expect(await outcomeAfter(0, taken)).toBe("waiting");
  eventSent().event_callback();
  expect(await outcomeAfter(0, taken)).toBe("sent");

  delete page.dataLayer;
  tagState.set("loading");
  const blocked = sendConversion();
  tagState.set("failed");
  expect(await outcomeAfter(0, blocked)).toBe("no tag");
  expect(vi.getTimerCount()).toBe(0);
});

test("a request counts once in a tab, and without a tag the next page needs no new document", async () => {
  const answer = () => new Response(null, { status: 302, headers: { Location: "/quote/x/success" } });
  tagState.set("loaded");
  const counted = countRequest(answer());
  eventSent().event_callback();
  expect((await counted).headers.get("X-Remix-Reload-Document")).toBe("true");
  await countRequest(answer());
  eventSent();

  tagState.set("none");
  const other = new Response(null, { status: 302, headers: { Location: "/quote/y/success" } });
  expect(await countRequest(other)).toBe(other);
});
