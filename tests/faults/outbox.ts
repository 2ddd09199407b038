import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { vi } from "vitest";

export type WrittenEmail = { to: string[]; subject: string; text: string; bytes: number };

/** The emails that a site without a mail server has written into its data folder. */
export async function readOutbox(dataDir: string): Promise<WrittenEmail[]> {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return Promise.all(files.map((name) => readEmail(join(folder, name))));
}

async function readEmail(file: string): Promise<WrittenEmail> {
  const { to = [], cc = [], subject = "", text = "" } = await PostalMime.parse(readFileSync(file));
  const addresses = [...to, ...cc].map(({ address = "" }) => address);
  return { to: addresses, subject, text, bytes: statSync(file).size };
}

/** Sends a message of somebody else's and waits for its confirmation: what was queued before has then been written. */
export async function outboxAfterAll(url: string, dataDir: string): Promise<WrittenEmail[]> {
  const witness = `witness-${crypto.randomUUID()}@duka.example`;
  const body = new URLSearchParams({ name: "Asha", email: witness, message: "Do you deliver to Kisumu?" });
  const headers = { accept: "text/html", "x-forwarded-for": "41.90.9.9" };
  const answer = await fetch(`${url}/contact`, { method: "POST", body, headers });
  if (answer.status !== 200) throw new Error(`The witness was answered ${answer.status}`);
  const outbox = () => readOutbox(dataDir);
  await vi.waitUntil(async () => (await outbox()).some(({ to }) => to.includes(witness)), {
    timeout: 60_000,
    interval: 200,
  });
  return (await outbox()).filter(({ to, text }) => !to.includes(witness) && !text.includes(witness));
}
