// Plain JavaScript on the built site: a production install runs it with the host's own Node.
import { fileURLToPath } from "node:url";

process.env.NODE_ENV ??= "production";
const { staffCommand } = await import("../dist/server/index.js");
const buildDir = fileURLToPath(new URL("../dist", import.meta.url));

/** Mistakes of the setting, not of the program: their message says all there is to know. */
const explained = new Set(["ConfigError", "EmbeddedDatabaseInUseError", "FullDiskError"]);

try {
  process.exitCode = await staffCommand(buildDir, process.argv.slice(2), process.env, console.log);
} catch (error) {
  console.error(explained.has(error.name) ? error.message : error);
  process.exitCode = 1;
}
