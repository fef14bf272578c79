import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { fetchJson } from "./fetch-json.ts";

/** The first part of a key is the address, from the root of this site; further parts only distinguish keys. */
type QueryKey = readonly [address: `/${string}`, ...unknown[]];

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: QueryKey;
  }
}

const minute = 60_000;

/** With the specification's constants (section 9). @param gcTime milliseconds; Infinity sets no timer, for a single rendering */
export function createQueryClient(gcTime = 60 * minute): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }: QueryFunctionContext<QueryKey>) => fetchJson(queryKey[0], signal),
        staleTime: 10 * minute,
        gcTime,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
