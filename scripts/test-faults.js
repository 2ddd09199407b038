// `npm run test:faults`: the built site under crashes, outages, floods and malformed input. `-- fuzz` runs one file.
import { ensureCommands } from "./apt.js";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { finish, runVitest } from "./suite.js";

await ensureInstalled();
await ensureBuilt();
// What the deployment of the documents needs: nginx in front, psql for compose's database, a pooler, and a mailbox.
await ensureCommands({
  nginx: "nginx-light",
  psql: "postgresql-client",
  pgbouncer: "pgbouncer",
  dovecot: "dovecot-imapd",
});
finish(await runVitest("Faults", ["--config", "vitest.faults.config.ts", ...process.argv.slice(2)]));
