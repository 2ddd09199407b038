// Plain JavaScript on the built site: a production install runs it with the host's own Node.
process.env.NODE_ENV ??= "production";
const { registerPaybillCommand } = await import("../dist/server/index.js");

const buildDir = new URL("../dist", import.meta.url).pathname;

try {
  process.exitCode = await registerPaybillCommand(buildDir, process.env, console.log);
} catch (error) {
  console.error(error.name === "ConfigError" ? error.message : error);
  process.exitCode = 1;
}
