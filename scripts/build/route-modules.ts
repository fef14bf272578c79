import type { Plugin } from "vite";

const file = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router answers a route module that does not load by reloading the page the visitor is leaving, as often as they click. There is
 * no setting, event or boundary for it (8.4; docs/decisions/0021), so the build has it ask app/startup/route-module-failed.ts instead.
 * Fails the build when a new version reads otherwise.
 */
export function routeModules(): Plugin {
  let found = false;
  return {
    name: "route-modules",
    apply: "build",
    transform(code, id) {
      if (this.environment.name !== "client" || !file.test(id)) return null;
      found = reload.test(code);
      const imported = 'import { routeModuleFailed } from "/app/startup/route-module-failed.ts";';
      return {
        code: `${imported}\n${code.replace(reload, "return routeModuleFailed(route.module, error);")}`,
        map: null,
      };
    },
    generateBundle() {
      if (this.environment.name === "client" && !found)
        this.error(`React Router loads route modules in another way now: see ${import.meta.url}`);
    },
  };
}
