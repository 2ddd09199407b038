import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ImapFlow } from "imapflow";

const folder = "Velto";
const mailboxUser = { user: "info", password: "secret" };

/** A real IMAP server with an empty mailbox, as root only. `start` and `stop` let it be away for a while. */
export async function startDovecot(port: number) {
  const dir = mkdtempSync(join(tmpdir(), "velto-dovecot-"));
  // Mail belongs to nobody, who must reach it.
  chmodSync(dir, 0o755);
  const home = join(dir, "home");
  mkdirSync(home);
  chownSync(home, nobody, nobody);
  writeFileSync(join(dir, "dovecot.conf"), configOf(dir, port));
  let child: ChildProcess | undefined;
  async function start() {
    child = spawn("dovecot", ["-F", "-c", join(dir, "dovecot.conf")], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await answering();
  }
  async function answering() {
    for (let triesLeft = 100; ; triesLeft--) {
      try {
        await withClient(async () => {});
        return;
      } catch (error) {
        if (triesLeft === 0 || child?.exitCode !== null) throw error;
        await pause(100);
      }
    }
  }
  async function stop() {
    if (!child || child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  async function withClient<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user: mailboxUser.user, pass: mailboxUser.password };
    const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth, logger: false });
    client.on("error", () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.close();
    }
  }
  await start();
  await withClient((client) => client.mailboxCreate(folder));
  return {
    /** As INBOX_URL says it. */
    url: `imap://${mailboxUser.user}:${mailboxUser.password}@127.0.0.1:${port}/${folder}?address=info@velto.example`,
    start,
    stop,
    /** Puts an email into the mailbox, as its delivery would. */
    deliver: (text: string, at = new Date()) =>
      withClient((client) => client.append(folder, Buffer.from(text.replaceAll("\n", "\r\n")), [], at)),
    /** The subjects of what is unread. */
    unread: () =>
      withClient(async (client) => {
        const { exists } = await client.mailboxOpen(folder);
        if (exists === 0) return [];
        const found = await client.fetchAll("1:*", { envelope: true, flags: true });
        return found
          .filter(({ flags }) => !flags?.has("\\Seen"))
          .map(({ envelope }) => envelope?.subject ?? "");
      }),
    /** Makes the folder anew: the server counts its emails from one. */
    renumber: () =>
      withClient(async (client) => {
        await client.mailboxOpen(folder);
        await client.messageMove("1:*", "INBOX");
        await client.mailboxClose();
        await client.mailboxDelete(folder);
        await client.mailboxCreate(folder);
        await client.mailboxOpen("INBOX");
        await client.messageMove("1:*", folder);
      }),
    async remove() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export function hasDovecot(): boolean {
  return !spawnSync("dovecot", ["--version"]).error;
}

const nobody = 65_534;

function configOf(dir: string, port: number): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${dir}/run
state_dir = ${dir}/run
log_path = ${dir}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${dir}/home/%u
passdb {
  driver = static
  args = password=${mailboxUser.password}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${dir}/home/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}
