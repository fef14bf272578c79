// Preloaded when CONTENT is set (installed.mjs), so that scripts that Node runs without Vite find "#content/…" in that folder too.
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder } from "./content.mjs";

const prefix = "#content/";
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith(prefix)
        ? pathToFileURL(path.join(contentFolder, specifier.slice(prefix.length))).href
        : specifier,
      context,
    ),
});
