import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { minified } from "./app/first-paint/minified.server.ts";
import { chunks, modulesOf } from "./scripts/build/chunks.ts";
import { brandAlias, constants } from "./scripts/build/constants.ts";
import { contentChanges } from "./scripts/build/content-changes.ts";
import { photographs } from "./scripts/build/photographs.ts";
import { routeModules } from "./scripts/build/route-modules.ts";
import { contentAlias, contentFolder } from "./scripts/setup/content.mjs";
import { originOf } from "./server/origin.ts";

const fromContent = await constants(contentFolder);

/** React Router names every entry index.js, and expects one. */
const twoProcesses: Plugin = {
  name: "two-processes",
  configEnvironment: (name) =>
    name === "ssr"
      ? { build: { rollupOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" } } } }
      : null,
};

export default defineConfig(({ command, isPreview }) => ({
  plugins: [minified(), reactRouter(), twoProcesses, routeModules(), photographs(), contentChanges()],
  // Canonical addresses are part of the prerendered pages, so the origin belongs to the build.
  define: {
    "import.meta.env.PUBLIC_ORIGIN": JSON.stringify(originOf(process.env.PUBLIC_ORIGIN)),
    ...fromContent,
  },
  resolve: { alias: [...contentAlias, ...brandAlias] },
  // The icons, made from the mark.
  publicDir: ".cache/brand/public",
  // Prerendering starts a preview server, with which the router would watch every file of the project: that takes seconds of each build.
  ...(isPreview && { server: { watch: null } }),
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // On a slow machine the bundler would list its slowest plugins between the lines that count pages.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // What most pages need is in two files, and what forms need in one: on a slow line, the requests for twenty small files cost more than
    // their bytes save, and the page names each file within its first flight.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie[\w-]*|set-cookie[\w-]*)\//,
                },
                { name: "site", test: modulesOf(chunks.site) },
                { name: "queries", test: /@tanstack|\/app\/ui\/query\// },
                { name: "forms", test: modulesOf(chunks.forms) },
              ],
            },
          },
        },
      },
    },
    // The two running processes; what they share and what is loaded on use are separate files. start.ts has to re-export the router's server
    // build, because prerendering answers 500 without it.
    ssr: {
      // Leaving out packages' code for development, and spaces, saves 20 MB for each process. Names stay, for the stacks in the log.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: {
        rollupOptions: {
          input: { index: "./server/start.ts", work: "./server/jobs/worker.ts" },
          output: { minify: { mangle: false, compress: true, codegen: true } },
        },
      },
      // Packages are bundled, because their many small files cost each process a third of its start. Native code cannot be bundled.
      ...(command === "build" && { resolve: { noExternal: true, external: ["better-sqlite3"] } }),
    },
  },
}));
