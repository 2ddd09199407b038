// Plain JavaScript on the built site: a production install runs it with the host's own Node. Where nothing is built
// yet, as beside `npm run dev`, the sources do the same.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportError } from "./report-error.js";

const built = new URL("../dist/server/index.js", import.meta.url);

export async function runCommand(name) {
  process.env.NODE_ENV ??= "production";
  try {
    const { commands } = existsSync(built) ? await import(built.href) : await sources();
    process.exitCode = await commands[name]({
      buildDir: fileURLToPath(new URL("../dist", import.meta.url)),
      args: process.argv.slice(2),
      env: process.env,
      print: console.log,
    });
  } catch (error) {
    reportError(error);
  }
}

async function sources() {
  const { ensureInstalled } = await import("./prepare.js");
  await ensureInstalled();
  const { tsImport } = await import("tsx/esm/api");
  return tsImport("../commands.ts", import.meta.url);
}
