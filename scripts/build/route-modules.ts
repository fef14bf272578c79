import type { Plugin } from "vite";

const folder = /react-router\/dist\/\w+\/lib\/dom\/ssr\//;

/** Replacements in React Router's files; each pattern must be found. */
const changes: Record<string, [RegExp, string]> = {
  "routeModules.js": [
    /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/g,
    "return routeModuleFailed(route.module, error);",
  ],
  "routes.js": [/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*(route\.client\w+Module|modulePath)\s*\)/g, "importRouteModule($1)"],
  "links.js": [/\bloadRouteModule\(route, routeModules\)/g, "prefetchRouteModule(route.module)"],
};

/**
 * When a route module does not load, React Router reloads the page the visitor is leaving, at each click, and also when it only prefetches
 * the module; for a clientAction it throws. There is no setting for this (8.4), so the build replaces the code in all three places with
 * calls of app/startup/route-module-failed.ts, and fails when a new version of the router differs.
 */
export function routeModules(): Plugin {
  const missing = new Set(Object.keys(changes));
  return {
    name: "route-modules",
    apply: "build",
    transform(code, id) {
      if (this.environment.name !== "client" || !folder.test(id)) return null;
      const name = id.slice(id.lastIndexOf("/") + 1);
      const [pattern, replacement] = changes[name] ?? [];
      if (!pattern || replacement === undefined) return null;
      const changed = code.replace(pattern, replacement);
      if (changed !== code) missing.delete(name);
      const names = "importRouteModule, prefetchRouteModule, routeModuleFailed";
      const imported = `import { ${names} } from "/app/startup/route-module-failed.ts";`;
      return { code: `${imported}\n${changed}`, map: null };
    },
    generateBundle() {
      if (this.environment.name !== "client" || missing.size === 0) return;
      this.error(`React Router loads route modules in another way now (${[...missing]}): see ${import.meta.url}`);
    },
  };
}
