import type { ChildProcess } from "node:child_process";

/** Until a site that was just started takes requests. */
export async function untilReady(site: ChildProcess, url: string): Promise<void> {
  while (site.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The site did not start.");
}
