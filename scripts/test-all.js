// `npm run test:all`: everything there is, on both databases. It takes hours; `npm test` is for every day.
import { run } from "./steps.js";

const suites = [
  ["test", { DATABASES: "both" }],
  ["test:faults", { HISTORIES: "20000" }],
  ["test:browsers"],
  ["test:cluster"],
];
let failed = 0;
for (const [script, env] of suites) {
  const { status } = await run("npm", ["run", "--silent", script], { inherit: true, env });
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
