import { ensureInstalled } from "./prepare.js";
import { mustRun } from "./steps.js";

await ensureInstalled();
await mustRun("tsx", ["scripts/dev-server.ts"], { inherit: true });
