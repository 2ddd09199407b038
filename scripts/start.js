import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { projectEnv, projectNode, root } from "./steps.js";

await ensureInstalled();
await ensureBuilt();

// The embedded database is for small machines. It is ten megabytes of WebAssembly: compiled by V8's optimising compiler
// too, it takes half a gigabyte more and longer to open. And what is read at the start is mostly garbage soon after,
// which Node would grow its heap for by 150 MB.
const flags = process.env.DATABASE_URL ? [] : ["--liftoff-only", "--max-semi-space-size=4"];
const args = [...flags, "scripts/serve.js"];
const server = spawn(projectNode(), args, { cwd: root, env: projectEnv(), stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
