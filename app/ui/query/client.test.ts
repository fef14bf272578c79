import { expect, test, vi } from "vitest";
import { createQueryClient } from "./client.ts";

test("has the specification's stale time, cache lifetime and no retries", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 600_000,
    gcTime: 3_600_000,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test("a query asks the first element of its key, once", async () => {
  vi.spyOn(console, "debug").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  const fetched = vi.fn(async () => new Response("nothing here", { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  const asked = createQueryClient().fetchQuery({ queryKey: ["/api/acts", "for the home page"] });
  await expect(asked).rejects.toThrow("Request Failed: 404 - nothing here");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith("/api/acts", expect.objectContaining({ method: "GET" }));
  vi.unstubAllGlobals();
});
