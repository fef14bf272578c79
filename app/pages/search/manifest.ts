import { manifest } from "./manifest.server.ts";

export const loader = () =>
  new Response(JSON.stringify(manifest()), { headers: { "Content-Type": "application/manifest+json" } });
