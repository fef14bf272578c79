/** This machine's nginx, as a file server, as the documented proxy, and as a cache. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./port.ts";
import { until } from "./process.ts";
import { findProgram } from "./programs.ts";

export interface Nginx {
  origin: string;
  /** The folder of its configuration and cache */
  folder: string;
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  /** The value of `listen` */
  at: string;
}

export const hasNginx = findProgram("nginx") !== undefined;

/**
 * Starts nginx in the foreground, with one worker.
 * @param http the content of its http block @param port a free one when left out
 * @throws when nginx is not installed, or refuses its configuration
 */
export async function startNginx(http: (place: Place) => string, port?: number): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-nginx-"));
  // When root starts nginx, its worker runs as another user.
  chmodSync(folder, 0o755);
  const at = `127.0.0.1:${port ?? (await freePort())}`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { include /etc/nginx/mime.types; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary}
      ${http({ folder, at })} }`,
  );
  const child = spawn(findProgram("nginx") ?? "nginx", ["-p", folder, "-c", "nginx.conf"], { stdio: "inherit" });
  const ended = once(child, "exit");
  const origin = `http://${at}`;
  await until("nginx answers", async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    return fetch(origin).then(
      () => true,
      () => false,
    );
  });
  return {
    origin,
    folder,
    async stop() {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The built files as the site serves them: pages by their address, compressed forms from the build. */
export const files =
  (root: string) =>
  ({ at }: Place): string =>
    `access_log off; server { listen ${at}; root ${root}; gzip_static on; etag on;
      location / { add_header Cache-Control "public, no-cache"; try_files $uri $uri/index.html =404; }
      location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; } }`;

/** deploy/nginx.conf in front of processes at these ports, within general settings that log requests, as Debian's do. */
export const documentedProxy =
  (ports: readonly number[]) =>
  ({ at, folder }: Place): string =>
    `access_log ${folder}/access.log; ${readFileSync(path.resolve(import.meta.dirname, "../../../deploy/nginx.conf"), "utf8")}`
      .replace("/var/log/nginx", folder)
      .replace("server 127.0.0.1:3000;", ports.map((port) => `server 127.0.0.1:${port};`).join(" "))
      .replace("listen 80;", `listen ${at};`)
      .replace("listen [::]:80;", "")
      .replace(/server_name .*;/, "server_name _;");

/** A cache that obeys the site's headers, as docs/deploy.md requires of a CDN. X-Cache tells whether a response came from the cache. */
export const cache =
  (port: number) =>
  ({ folder, at }: Place): string =>
    `access_log off; proxy_cache_path ${folder}/kept keys_zone=kept:1m;
    server { listen ${at};
      location / { proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
        proxy_cache kept; add_header X-Cache $upstream_cache_status always; } }`;
