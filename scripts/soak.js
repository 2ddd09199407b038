// `npm run soak`: half an hour of mixed traffic at half of what the site can take. `-- --minutes 2` tries it out.
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { run } from "./steps.js";

await ensureInstalled();
await ensureBuilt();
const { status } = await run("tsx", ["tests/soak/run.ts", ...process.argv.slice(2)], { inherit: true });
process.exit(status);
