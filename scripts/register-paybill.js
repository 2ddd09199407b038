// Plain JavaScript on the built site: a production install runs it with the host's own Node.
import { fileURLToPath } from "node:url";
import { reportError } from "./report-error.js";

process.env.NODE_ENV ??= "production";
const { registerPaybillCommand } = await import("../dist/server/index.js");
const buildDir = fileURLToPath(new URL("../dist", import.meta.url));

try {
  process.exitCode = await registerPaybillCommand(buildDir, process.env, console.log);
} catch (error) {
  reportError(error);
}
