// Plain JavaScript on purpose: a production install starts it with the host's own Node.

// React reads it once, while it is loaded; without it pages are rendered by the slow development build.
process.env.NODE_ENV ??= "production";
const { serve } = await import("../dist/server/index.js");

/** Mistakes of the setting, not of the program: their message says all there is to know. */
const explained = new Set(["ConfigError", "FolderInUseError", "FullDiskError"]);

try {
  await serve(new URL("../dist", import.meta.url).pathname, process.env);
} catch (error) {
  console.error(explained.has(error.name) ? error.message : error);
  process.exit(1);
}
