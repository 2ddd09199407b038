// `npm run soak`: half an hour of mixed traffic at half of what the site can take. `-- --minutes 2` tries it out.
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { run, step } from "./steps.js";

await ensureInstalled();
await ensureBuilt();
const { status } = await step("Soak", "visits at a steady pace", (onLine) =>
  run("tsx", ["tests/soak/run.ts", ...process.argv.slice(2)], { onLine }),
);
process.exit(status);
