/** Mistakes in the setup: their message is enough, a stack would only hide it. */
const explained = new Set(["ConfigError", "FolderInUseError", "FullDiskError"]);

export function reportError(error) {
  console.error(explained.has(error.name) ? error.message : error);
  process.exitCode = 1;
}
