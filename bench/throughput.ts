import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readmeNginx } from "../tests/faults/readme-nginx";
import { startNginx, staticFiles } from "./nginx";
import { startSite } from "./site";
import { median, table } from "./table";
import type { Findings, Target } from "./target";
import { inTurns, wrk } from "./wrk";

const pages = ["/", "/products/veltopos/restaurants"];
/** Many short turns: shared processors change their speed within seconds. */
const turns = 9;
const options = { headers: ["Accept-Encoding: gzip"], seconds: 2 };

/** Pages a second: the site, a bare server with the same bytes in memory, nginx with the same files, nginx in front. */
export async function throughput(): Promise<Findings> {
  const site = await startSite();
  const bare = await startBare();
  const nginx = await startNginx(8971, staticFiles(8971));
  const front = await startNginx(
    8972,
    readmeNginx({ port: 8972, servers: [Number(new URL(site.url).port)] }),
  );
  const rows: (string | number)[][] = [];
  const targets: Target[] = [];
  for (const page of pages) {
    const results = await inTurns(turns, {
      site: () => wrk(site.url + page, options),
      bare: () => wrk(bare.url + page, options),
      front: () => wrk(front.url + page, options),
      nginx: () => wrk(nginx.url + page, options),
    });
    const of = (name: string) => median(results[name] ?? []);
    // Turn by turn: the two were measured within seconds of each other.
    const ratioOf = (name: string, reference: string) =>
      median((results[name] ?? []).map((rate, turn) => rate / (results[reference]?.[turn] ?? Number.NaN)));
    const toBare = ratioOf("site", "bare");
    const toNginx = ratioOf("front", "nginx");
    rows.push(
      [page, "the site", Math.round(of("site")), `${toBare.toFixed(2)} of bare node:http`],
      [page, "bare node:http", Math.round(of("bare")), ""],
      [page, "nginx in front of the site", Math.round(of("front")), `${toNginx.toFixed(2)} of nginx`],
      [page, "nginx, same files", Math.round(of("nginx")), ""],
    );
    targets.push(
      atLeast(0.7, `pages a second of ${page}, of bare node:http`, toBare),
      atLeast(0.9, `the same with nginx in front, of plain nginx`, toNginx),
    );
  }
  await Promise.all([site.stop(), nginx.stop(), front.stop()]);
  bare.stop();
  return {
    table: table(["page", "server", `requests/s (median of ${turns})`, "ratio (median of the turns)"], rows),
    targets,
  };
}

function atLeast(wanted: number, what: string, measured: number): Target {
  return {
    what,
    wanted: `at least ${wanted.toFixed(2)}`,
    measured: measured.toFixed(2),
    met: measured >= wanted,
  };
}

async function startBare() {
  const bodies = new Map(pages.map((page) => [page, readFileSync(`dist/client${page}/index.html.gz`)]));
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
