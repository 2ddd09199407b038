import { readFileSync } from "node:fs";

type Options = {
  port: number;
  servers: number[];
  /** Plain HTTP where it is missing. */
  tls?: { certificate: string; key: string };
};

/** nginx as docs/deploying.md shows it: only addresses, files and TLS are those of the test. */
export function shownNginx({ port, servers, tls }: Options) {
  const shown = /```nginx\n([\s\S]*?)```/.exec(readFileSync("docs/deploying.md", "utf8"))?.[1];
  if (!shown) throw new Error("docs/deploying.md shows no nginx configuration.");
  const [first = "", ...others] = shown.match(/^\s*server \d+(\.\d+){3}:\d+.*;$/gm) ?? [];
  if (others.length === 0) throw new Error("docs/deploying.md shows no servers to choose from.");
  const upstream = servers.map((server) => first.replace(/\S+:\d+/, `127.0.0.1:${server}`)).join("");
  const config = others
    .reduce((text, other) => text.replace(other, ""), shown)
    .replace(first, upstream)
    .replace(/^\s*listen .*;$/gm, `listen 127.0.0.1:${port}${tls ? " ssl http2" : ""};`)
    .replace(
      /\/etc\/nginx\/velto\.(pem|key)/g,
      (_, kind) => (kind === "pem" ? tls?.certificate : tls?.key) ?? "",
    )
    .replace(tls ? /$^/ : /^\s*ssl_certificate(_key)? .*;$/gm, "")
    // Debian's nginx is older than this directive, and has `http2` in the line above.
    .replace(/^\s*http2 .*;$/gm, "");
  return (dir: string) => `
    # Visitors of a test all come from one address and say in a header whom they stand for.
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Forwarded-For;
    ${config.replace(/\/var\/(log|cache)\/nginx/g, dir)}`;
}
