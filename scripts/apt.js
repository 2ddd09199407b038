import { spawnSync } from "node:child_process";
import { mustRun, step } from "./steps.js";

/** Whether this machine lets us install Debian packages. */
export function hasApt() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/** Installs the packages whose commands are not here, as in `{ nginx: "nginx-light" }`. Gives those that can't be. */
export async function ensureCommands(packages) {
  const missing = Object.entries(packages)
    .filter(([command]) => spawnSync(command, ["--version"]).error)
    .map(([, name]) => name);
  if (missing.length === 0 || !hasApt()) return missing;
  await step(`Installing ${missing.join(" and ")}`, "apt-get", () => aptInstall(...missing));
  return [];
}

export async function aptInstall(...packages) {
  await aptUpdate();
  await mustRun("apt-get", ["install", "-y", "-qq", ...packages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** The first of `names` that the machine's package lists know. */
export async function aptFind(...names) {
  await aptUpdate();
  return names.find(aptKnows);
}

/** Whether the package lists, as they are, have it. */
export function aptKnows(name) {
  return spawnSync("apt-cache", ["show", name]).status === 0;
}

let updated;
function aptUpdate() {
  updated ??= mustRun("apt-get", ["update", "-qq"]);
  return updated;
}
