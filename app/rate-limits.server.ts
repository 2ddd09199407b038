import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { lt, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { dailySalts, rateLimits } from "~/db/schema";
import { together } from "~/db/together.server";
import type { Services } from "./services.server";

export type Limit = {
  bucket: string;
  address: string;
  limit: number;
  windowSeconds: number;
  /** How much this use counts for; 1 when not said. */
  cost?: number;
};

/** Counts a use of `bucket` by `address`, for all servers together. `retryAfter` is in seconds. */
export async function takeToken(
  services: Pick<Services, "db">,
  { bucket, address, limit, windowSeconds, cost = 1 }: Limit,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const key = `${bucket}:${await hash(services, network(address))}`;
  const { count, left } = await counterFor(services)({ key, cost, windowSeconds });
  if (count === cost) await sweepSometimes(services);
  const allowed = count <= limit;
  return { allowed, retryAfter: allowed ? 0 : Math.max(1, left) };
}

type Use = { key: string; cost: number; windowSeconds: number };
type Counter = (use: Use) => Promise<{ count: number; left: number }>;
const counters = new WeakMap<Database, Counter>();

function counterFor({ db }: Pick<Services, "db">): Counter {
  const counter = counters.get(db) ?? openCounter(db);
  counters.set(db, counter);
  return counter;
}

/** Uses that come at the same time are counted in one statement; each hears its own place in the count. */
function openCounter(db: Database): Counter {
  const statement = prepare(db);
  return together(async (uses: Use[]) => {
    const sums = new Map<string, Use>();
    const places = uses.map(({ key, cost, windowSeconds }) => {
      const upToHere = (sums.get(key)?.cost ?? 0) + cost;
      sums.set(key, { key, cost: upToHere, windowSeconds });
      return upToHere;
    });
    const rows = await statement.execute({ uses: JSON.stringify([...sums.values()]) });
    const counted = new Map(rows.map((row) => [row.key, row]));
    return uses.map(({ key }, i) => {
      const { count = Number.POSITIVE_INFINITY, left = 0 } = counted.get(key) ?? {};
      return { count: count - (sums.get(key)?.cost ?? 0) + (places[i] ?? 0), left };
    });
  });
}

function prepare(db: Database) {
  const uses = sql`json_to_recordset(${sql.placeholder("uses")}::text::json) as use (key text, cost bigint, "windowSeconds" int)`;
  const expired = sql`${rateLimits.windowEndsAt} <= now()`;
  return (
    db
      .insert(rateLimits)
      // In the order of their keys, so that two groups never wait for each other.
      .select(sql`select key, now() + make_interval(secs => "windowSeconds"), cost from ${uses} order by key`)
      .onConflictDoUpdate({
        target: rateLimits.bucketKey,
        set: {
          count: sql`case when ${expired} then excluded.count else ${rateLimits.count} + excluded.count end`,
          windowEndsAt: sql`case when ${expired} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning({
        key: rateLimits.bucketKey,
        count: rateLimits.count,
        left: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
      })
      .prepare("take_token")
  );
}

/** One household or office has a whole IPv6 /64 to itself; counting single addresses would limit nobody. */
function network(address: string) {
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

async function hash(services: Pick<Services, "db">, address: string) {
  return createHmac("sha256", await saltOfToday(services))
    .update(address)
    .digest("base64url")
    .slice(0, 22);
}

const knownSalts = new WeakMap<object, { day: string; salt: string }>();

async function saltOfToday({ db }: Pick<Services, "db">): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const known = knownSalts.get(db);
  if (known?.day === day) return known.salt;

  await db
    .insert(dailySalts)
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const salts = await db.select().from(dailySalts);
  const salt = salts.find((row) => row.day === day)?.salt;
  if (!salt) throw new Error("Today's salt was not stored.");
  if (salts.length > 1) await db.delete(dailySalts).where(lt(dailySalts.day, day));
  knownSalts.set(db, { day, salt });
  return salt;
}

async function sweepSometimes({ db }: Pick<Services, "db">) {
  if (Math.random() < 0.01) await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
