import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import type { Database } from "~/db/open.server";
import { dailySalts, rateLimits } from "~/db/schema";

export type WriteKind =
  | "contact"
  | "demo"
  | "order"
  | "find-order"
  | "pay"
  | "booking"
  | "staff"
  | "passkey"
  | "hook"
  | "other";
export type Answer = { allowed: boolean; retryAfter: number };

/**
 * Generous, because a whole estate may share one mobile address; counted in the database, because several servers
 * share it. Forms and the REST interface count together, one for each row.
 */
export const writesPerWindow = { limit: 60, windowSeconds: 600 };

/**
 * Whoever tries out references to find somebody else's order, or books every time there is, is stopped early. A whole office works on the staff
 * side from one address; signing in there has limits of its own.
 */
const otherLimits: Partial<Record<WriteKind, number>> = { "find-order": 6, booking: 20, staff: 1200 };

/** Counts `rows` writes of one kind by one network address. `retryAfter` is in seconds. */
export async function countWrites(
  services: { db: Database },
  { kind, address, rows = 1 }: { kind: WriteKind; address: string; rows?: number },
): Promise<Answer> {
  const hash = await openHash(services);
  const limit = otherLimits[kind] ?? writesPerWindow.limit;
  return takeToken(services.db, {
    key: `${kind}:${hash(network(address))}`,
    ...writesPerWindow,
    limit,
    cost: rows,
  });
}

/** Counts `cost` uses of `key`, for all servers together. A refused use is not counted. */
export async function takeToken(
  db: Database,
  {
    key,
    limit,
    windowSeconds,
    cost = 1,
  }: { key: string; limit: number; windowSeconds: number; cost?: number },
): Promise<Answer> {
  if (cost > limit) return { allowed: false, retryAfter: windowSeconds };
  const counted = await db
    .insert(rateLimits)
    .values({ bucketKey: key, windowEndsAt: windowEnd(windowSeconds), count: cost })
    .onConflictDoUpdate({
      target: rateLimits.bucketKey,
      set: {
        count: sql`case when ${expired} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowEndsAt: laterEnd,
      },
      setWhere: sql`${expired} or ${rateLimits.count} + excluded.count <= ${limit}`,
    })
    .returning({ key: rateLimits.bucketKey });
  return counted.length > 0
    ? { allowed: true, retryAfter: 0 }
    : { allowed: false, retryAfter: await secondsLeft(db, key) };
}

/**
 * Takes up to so many uses of each key out of its hour's and its day's room, for all servers together, and tells how
 * many it got. What the hour refuses does not count for the day. One statement, in the order of the keys, so that two
 * callers wait for each other in turn, not in a circle.
 */
export async function takeTokens(
  db: Database,
  wanted: Map<string, number>,
  { bucket, hour, day }: { bucket: string; hour: number; day: number },
): Promise<Map<string, number>> {
  if (wanted.size === 0) return new Map();
  const asked = [...wanted].map(([key, count]) => sql`(${key}::text, ${count}::bigint)`);
  const { rows } = (await db.execute(sql`
    with wanted (key, asked) as (values ${sql.join(asked, sql`, `)}),
    of_hour as (${count(sql`wanted`, `${bucket}-hour:`, hour, 3_600)}),
    allowed as (${granted(sql`wanted`, sql`of_hour`, `${bucket}-hour:`, hour)}),
    of_day as (${count(sql`allowed`, `${bucket}-day:`, day, 86_400)})
    ${granted(sql`allowed`, sql`of_day`, `${bucket}-day:`, day)}`)) as unknown as {
    rows: { key: string; asked: number | string }[];
  };
  return new Map(rows.map(({ key, asked }) => [key, Number(asked)]));
}

/** Adds what is asked for to each key's counter, and gives the counters. */
function count(from: SQL, prefix: string, limit: number, windowSeconds: number) {
  return sql`
    insert into ${rateLimits} (bucket_key, window_ends_at, count)
    select ${prefix}::text || key, ${windowEnd(windowSeconds)}, asked from ${from} order by key collate "C"
    on conflict (bucket_key) do update set
      count = case when ${expired} then 0 else least(${rateLimits.count}, ${limit}::bigint) end + excluded.count,
      window_ends_at = ${laterEnd}
    returning bucket_key, count`;
}

/** How much of what was asked for found room, by the counters with it. */
function granted(from: SQL, counters: SQL, prefix: string, limit: number) {
  return sql`
    select key, greatest(0, least(asked, ${limit}::bigint - counted.count + asked)) as asked
    from ${from} join ${counters} counted on counted.bucket_key = ${prefix}::text || key`;
}

const expired = sql`${rateLimits.windowEndsAt} <= now()`;
const laterEnd = sql`case when ${expired} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`;

function windowEnd(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/** How addresses are written into `rate_limits`: keyed with a salt that lives for a day. */
export async function openHash(services: { db: Database }): Promise<(address: string) => string> {
  const salt = await saltOfToday(services);
  return (address) => createHmac("sha256", salt).update(address).digest("base64url").slice(0, 22);
}

/** Deletes counters whose window has ended and the salts of earlier days. */
export async function purgeRateLimits({ db }: { db: Database }): Promise<number> {
  const counters = await deleteInBatches(db, rateLimits.bucketKey, lt(rateLimits.windowEndsAt, sql`now()`));
  const salts = await db.delete(dailySalts).where(lt(dailySalts.day, today())).returning();
  return counters + salts.length;
}

async function secondsLeft(db: Database, key: string): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`;
  const [row] = await db.select({ left }).from(rateLimits).where(eq(rateLimits.bucketKey, key));
  return Math.max(1, row?.left ?? 1);
}

/** One household or office has a whole IPv6 /64 to itself; counting single addresses would limit nobody. */
export function network(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  if (plain.includes("::")) groups.push(...Array(8 - groups.length - after.length).fill("0"), ...after);
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

const knownSalts = new WeakMap<object, { day: string; salt: string }>();

async function saltOfToday({ db }: { db: Database }): Promise<string> {
  const day = today();
  const known = knownSalts.get(db);
  if (known?.day === day) return known.salt;

  await db
    .insert(dailySalts)
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(dailySalts).where(eq(dailySalts.day, day));
  if (!row) throw new Error("Today's salt was not stored.");
  await db.delete(dailySalts).where(lt(dailySalts.day, day));
  knownSalts.set(db, { day, salt: row.salt });
  return row.salt;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
