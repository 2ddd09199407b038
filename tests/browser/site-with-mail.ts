import { spawn } from "node:child_process";
import { once } from "node:events";
import type { SMTPServerOptions } from "smtp-server";
import { startMailServer } from "../mail-server";
import { untilReady } from "./ready";

/** A site of its own on `port`, whose emails go to a real mail server that refuses the addresses in `refused`. */
export async function startSiteWithMail(port: number, refused: Set<string>) {
  const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _session, done) =>
    done(refused.has(address) ? Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 }) : null);
  const mail = await startMailServer(undefined, { onRcptTo });
  const env = { ...process.env, PORT: String(port), SMTP_URL: mail.url };
  const site = spawn(process.execPath, ["--liftoff-only", "tests/browser/site.js"], {
    env,
    stdio: "inherit",
  });
  await untilReady(site, `http://localhost:${port}`);
  return {
    emails: mail.emails,
    async close() {
      const ended = once(site, "exit");
      site.kill("SIGTERM");
      await ended;
      await mail.close();
    },
  };
}
