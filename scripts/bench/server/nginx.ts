import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../tests/support/port.ts";
import { until } from "../../../tests/support/process.ts";
import { findProgram } from "./programs.ts";

export interface Nginx {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * nginx in the foreground, with one worker and no log.
 * @param http what stands in its http block beside the server, and @param server in the server's
 * @returns undefined where nginx is not installed
 */
export async function startNginx({ http = "", server }: { http?: string; server: string }): Promise<Nginx | undefined> {
  const program = findProgram("nginx");
  if (!program) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  // Its worker is another user where it is started by root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary}
      ${http.replaceAll("FOLDER", folder)}
      server { listen 127.0.0.1:${port}; ${server} } }`,
  );
  const child = spawn(program, ["-p", folder, "-c", "nginx.conf"], { stdio: "inherit" });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  await until("nginx answers", async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    return fetch(origin).then(
      () => true,
      () => undefined,
    );
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The built files as the site serves them: pages by their address, compressed forms from the build. */
export const serveFiles = (folder: string) => ({
  server: `root ${folder}; gzip_static on; etag on;
    location / { add_header Cache-Control "public, no-cache"; try_files $uri $uri/index.html =404; }
    location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }`,
});
