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
    const counted = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts.set(name, counted.rows[0]?.count ?? 0);
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
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pgboss.job where state = 'failed'",
  );
  return rows[0]?.count ?? 0;
}
