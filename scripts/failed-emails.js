// Plain JavaScript on the built site: a production install runs it with the host's own Node.
import { reportError } from "./report-error.js";

process.env.NODE_ENV ??= "production";
const { failedEmailsCommand } = await import("../dist/server/index.js");

try {
  process.exitCode = await failedEmailsCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  reportError(error);
}
