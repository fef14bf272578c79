import { site } from "../../features/site/site.server.ts";

/** The web app manifest, for a phone's home screen. scripts/build/brand/icons.ts makes the icons from the mark. */
const manifest = {
  name: site.name,
  short_name: site.name,
  lang: "en-GB",
  start_url: "/",
  display: "browser",
  background_color: import.meta.env.PAPER,
  theme_color: import.meta.env.PAPER,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

export const loader = () =>
  new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
