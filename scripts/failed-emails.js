// Plain JavaScript on the built site: a production install runs it with the host's own Node.
process.env.NODE_ENV ??= "production";
const { failedEmailsCommand } = await import("../dist/server/index.js");

/** Mistakes of the setting, not of the program: their message says all there is to know. */
const explained = new Set(["ConfigError", "EmbeddedDatabaseInUseError", "FullDiskError"]);

try {
  process.exitCode = await failedEmailsCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  console.error(explained.has(error.name) ? error.message : error);
  process.exitCode = 1;
}
