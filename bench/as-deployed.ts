import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "../tests/faults/self-signed";
import { shownNginx } from "../tests/faults/shown-nginx";
import { freePort } from "../tests/free-port";
import { startNginx } from "../tests/nginx";

/** A server behind nginx as docs/deploying.md shows it: visitors come by TLS and HTTP/2. */
export async function asDeployed(url: string) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "velto-tls-"));
  const tls = selfSigned(folder, "localhost");
  const nginx = await startNginx(port, shownNginx({ port, servers: [Number(new URL(url).port)], tls }));
  return {
    url: `https://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
