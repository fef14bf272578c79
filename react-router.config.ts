import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./scripts/build/prerendered-paths.ts";

export default {
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 4 },
  // About 20 route entries: cheaper in one file than a request for each batch of links on a page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
