import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./client.ts";

const ofThisTab = import.meta.env.SSR ? undefined : createQueryClient();

/** Only pages with queries load TanStack Query. A tab has one client; on the server each rendering has its own. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => ofThisTab ?? createQueryClient(Number.POSITIVE_INFINITY));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
