import { ensureBuilt } from "../scripts/prepare.js";

/** Builds what is older than its sources, so that no test sees a stale site. */
export async function setup() {
  await ensureBuilt();
}
