import { readFile } from "node:fs/promises";
import { minifySync, type Plugin } from "vite";

const suffix = "?minified";

/** `import script from "./boot.js?minified"` gives the text for inlining: every byte of it comes before the first paint. */
export function minified(): Plugin {
  return {
    name: "minified",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code, errors } = minifySync(file, await readFile(file, "utf8"), { module: false });
      if (errors[0]) this.error(`${file}: ${errors[0].message}`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
