import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inFront, startNginx, staticFiles } from "./nginx.ts";
import { startSite } from "./site.ts";
import { median, ratio, table } from "./table.ts";
import { inTurns, wrk } from "./wrk.ts";

const pages = ["/", "/products/veltopos/restaurants"];
const headers = ["Accept-Encoding: gzip"];

/** Pages a second: the site, a bare server with the same bytes in memory, nginx with the same files, nginx in front. */
export async function throughput(): Promise<string> {
  const site = await startSite();
  const bare = await startBare();
  const nginx = await startNginx(8971, staticFiles(8971));
  const front = await startNginx(8972, inFront(8972, site.url));
  const rows: (string | number)[][] = [];
  for (const page of pages) {
    const results = await inTurns(3, {
      site: () => wrk(site.url + page, { headers }),
      bare: () => wrk(bare.url + page, { headers }),
      nginx: () => wrk(nginx.url + page, { headers }),
      front: () => wrk(front.url + page, { headers }),
    });
    const of = (name: string) => median(results[name] ?? []);
    rows.push([
      page,
      "the site",
      Math.round(of("site")),
      `${ratio(of("site"), of("bare"))} of bare node:http`,
    ]);
    rows.push([page, "bare node:http", Math.round(of("bare")), ""]);
    rows.push([
      page,
      "nginx in front of the site",
      Math.round(of("front")),
      `${ratio(of("front"), of("nginx"))} of nginx`,
    ]);
    rows.push([page, "nginx, same files", Math.round(of("nginx")), ""]);
  }
  await Promise.all([site.stop(), nginx.stop(), front.stop()]);
  bare.stop();
  return table(["page", "server", "requests/s (median of 3)", "ratio"], rows);
}

async function startBare() {
  const bodies = new Map(pages.map((page) => [page, readFileSync(`build/client${page}/index.html.gz`)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? "");
    response
      .writeHead(200, {
        "Content-Type": "text/html",
        "Content-Encoding": "gzip",
        "Content-Length": body?.length ?? 0,
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
