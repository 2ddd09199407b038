import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { projectEnv, projectNode, root } from "./steps.js";

await ensureInstalled();
await ensureBuilt();

// The embedded database is ten megabytes of WebAssembly: compiled by V8's optimising compiler too, it takes half a
// gigabyte more and longer to open.
const flags = process.env.DATABASE_URL ? [] : ["--liftoff-only"];
const args = [...flags, "scripts/serve.js"];
const server = spawn(projectNode(), args, { cwd: root, env: projectEnv(), stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
