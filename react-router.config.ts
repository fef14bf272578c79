import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./scripts/build/prerendered-paths.ts";

export default {
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 4 },
  // About 20 route entries: cheaper in one file than a request for each batch of links on a page.
  routeDiscovery: { mode: "initial" },
  // A page's clientAction comes with the page, so that it is there when the form is sent.
  splitRouteModules: false,
} satisfies Config;
