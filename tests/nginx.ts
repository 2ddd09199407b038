import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** nginx with the given `http` block, on a port of its own. */
export async function startNginx(port: number, http: (dir: string) => string) {
  const dir = mkdtempSync(join(tmpdir(), "velto-nginx-"));
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
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  await listening(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Of the process that answers, which is a child of the one that was started. */
    workerPid: () =>
      Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(" ")[0]),
    /** Where its logs are. */
    dir,
    async stop() {
      process.off("exit", kill);
      kill();
      await once(child, "exit");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    const socket = connect(port, "127.0.0.1");
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
  }
  throw new Error("nginx does not answer");
}
