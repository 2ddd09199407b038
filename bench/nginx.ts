import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** nginx with the given `http` block, on a port of its own. */
export async function startNginx(port: number, http: (dir: string) => string) {
  const dir = mkdtempSync(join(tmpdir(), "velto-nginx-"));
  mkdirSync(join(dir, "files"));
  cpSync("build/client", join(dir, "files"), { recursive: true });
  const config = `daemon off; user root; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
events { worker_connections 2048; }
http {
  access_log off; include /etc/nginx/mime.types; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
  ${http(dir)}
}`;
  writeFileSync(join(dir, "nginx.conf"), config);
  const child = spawn("nginx", ["-c", join(dir, "nginx.conf"), "-p", dir], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.once("exit", () => child.kill("SIGTERM"));
  await answering(`http://127.0.0.1:${port}/`, child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The same precompressed files, as plain as nginx serves them. */
export function staticFiles(port: number) {
  return (dir: string) =>
    `server { listen 127.0.0.1:${port}; root ${dir}/files; gzip_static on; location / { try_files $uri $uri/index.html =404; } }`;
}

/** In front of the site, as the README shows it, without TLS. */
export function inFront(port: number, siteUrl: string) {
  return (dir: string) => `
  proxy_cache_path ${dir}/cache keys_zone=velto:10m max_size=200m inactive=10m;
  map $http_accept_encoding $velto_encoding { default ""; "~br" br; "~gzip" gzip; }
  map $upstream_http_cache_control $velto_private { default 1; "~public" 0; }
  upstream velto { server ${new URL(siteUrl).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    open_file_cache max=1000 inactive=60s;
    location / {
      proxy_pass http://velto; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Accept-Encoding $velto_encoding;
      proxy_cache velto; proxy_cache_key $request_uri$velto_encoding; proxy_cache_valid 200 10s;
      proxy_ignore_headers Cache-Control Vary; proxy_no_cache $velto_private;
      proxy_cache_use_stale error timeout updating; proxy_cache_lock on;
    }
  }`;
}

async function answering(url: string, child: ChildProcess) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    const open = await fetch(url).then(
      () => true,
      () => false,
    );
    if (open) return;
  }
  throw new Error("nginx does not answer");
}
