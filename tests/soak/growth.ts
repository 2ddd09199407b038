import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

/** Why a table may grow. One that is not listed may not. */
const reasons: Record<string, string> = {
  "public.contact_messages": "leads",
  "public.demo_requests": "leads",
  "public.conversations": "leads",
  "public.thread_entries": "answers",
  "public.hardware_orders": "orders",
  "public.purchases": "orders",
  "public.payments": "payments",
  "public.payment_attempts": "payments",
  "public.payment_events": "payments",
  "public.audit_events": "what staff did",
  "public.sent_emails": "kept for 90 days, so that no email is sent twice",
  "public.rate_limits": "addresses of the last ten minutes, until the nightly purge",
  "pgboss.job": "kept for a day",
};

type Counts = Map<string, number>;

/** The rows of every table, partitions with the table they belong to. */
export async function countRows(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss', 'drizzle')`,
  );
  const counts: Counts = new Map();
  for (const { name } of rows) {
    counts.set(name, await count(client, name));
  }
  return counts;
}

export function growth(before: Counts, after: Counts) {
  return [...after]
    .map(([name, rows]) => ({ name, rows: rows - (before.get(name) ?? 0), reason: reasons[name] }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.rows - a.rows);
}

export async function failedJobs(client: pg.Client): Promise<number> {
  return count(client, "pgboss.job where state = 'failed'");
}

/** Waits for the jobs that are due or will be within a minute, as emails that can be withdrawn. Gives how many are left. */
export async function jobsLeft(client: pg.Client): Promise<number> {
  const waiting = () => count(client, dueJobs);
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(200)) {
    if ((await waiting()) === 0) return 0;
  }
  return waiting();
}

const dueJobs = `pgboss.job where state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'`;

async function count(client: pg.Client, rows: string): Promise<number> {
  const counted = await client.query<{ count: number }>(`select count(*)::int as count from ${rows}`);
  return counted.rows[0]?.count ?? 0;
}
