import { useRouteLoaderData } from "react-router";
import type { SiteForPages } from "./site.server.ts";

/** The agency's data, from the root's loader. @throws outside a rendered page */
export function useSite(): SiteForPages {
  const site = useRouteLoaderData("root") as SiteForPages | undefined;
  if (!site) throw new Error("The root loader has not run.");
  return site;
}
