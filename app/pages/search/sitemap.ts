import { sitemap } from "./sitemap.server.ts";

/** Made at build time, from the same list that is prerendered. */
export const loader = () => new Response(sitemap(), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
