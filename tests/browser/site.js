// The built site with a database of its own that goes with the test run. Behind a trusted proxy, so that each test
// may be a visitor with an address of its own and meet no other's limits.
import { rmSync } from "node:fs";
import { ensureBuilt } from "../../scripts/prepare.js";
import { dataDirOf } from "./data-dir.js";

// What is older than its sources is built first: no test looks at a stale page.
await ensureBuilt();
const { serve } = await import("../../dist/server/index.js");

const DATA_DIR = dataDirOf(process.env.PORT);
rmSync(DATA_DIR, { recursive: true, force: true });
process.on("exit", () => rmSync(DATA_DIR, { recursive: true, force: true }));
await serve(new URL("../../dist", import.meta.url).pathname, {
  DATA_DIR,
  PORT: process.env.PORT,
  // A site that mails for real, without a public address, serves this machine alone and trusts no proxy.
  ...(process.env.SMTP_URL ? { SMTP_URL: process.env.SMTP_URL, HOST: "127.0.0.1" } : { TRUST_PROXY: "1" }),
  LOG_LEVEL: "warn",
});
