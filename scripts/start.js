import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { projectEnv, projectNode, root } from "./steps.js";

await ensureInstalled();
await ensureBuilt();

const server = spawn(projectNode(), ["scripts/serve.js"], { cwd: root, env: projectEnv(), stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
