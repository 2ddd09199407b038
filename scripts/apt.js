import { spawnSync } from "node:child_process";
import { mustRun } from "./steps.js";

/** Whether this machine lets us install Debian packages. */
export function hasApt() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

export async function aptInstall(...packages) {
  await mustRun("apt-get", ["update", "-qq"]);
  await mustRun("apt-get", ["install", "-y", "-qq", ...packages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
}
