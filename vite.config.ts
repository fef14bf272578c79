import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { photographs } from "./scripts/build/photographs.ts";
import { routeModules } from "./scripts/build/route-modules.ts";

export default defineConfig({
  plugins: [reactRouter(), routeModules(), photographs()],
  // Canonical addresses are part of the prerendered pages, so the origin belongs to the build.
  define: { "import.meta.env.PUBLIC_ORIGIN": JSON.stringify(process.env.PUBLIC_ORIGIN ?? "http://localhost:3000") },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // The running process is one bundle: start.ts re-exports the router's server build, or prerendering answers 500.
    ssr: { build: { rollupOptions: { input: "./server/start.ts", output: { codeSplitting: false } } } },
  },
});
