// Plain JavaScript on purpose: a production install starts it with the host's own Node.
import { reportError } from "./report-error.js";

// React reads it at import; without it pages are rendered by the slow development build.
process.env.NODE_ENV ??= "production";
const { serve } = await import("../dist/server/index.js");

try {
  await serve(new URL("../dist", import.meta.url).pathname, process.env);
} catch (error) {
  reportError(error);
  // What was opened before the failure may keep the process alive.
  process.exit();
}
