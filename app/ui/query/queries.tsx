import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./client.ts";

const ofThisTab = import.meta.env.SSR ? undefined : createQueryClient();

/**
 * Wraps the part of a page with queries, so that only such pages load TanStack Query. All parts of a tab share one client; on the
 * server each rendering has its own, since visitors must not share one.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => ofThisTab ?? createQueryClient(Number.POSITIVE_INFINITY));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
