import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { lt, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { dailySalts, rateLimits } from "~/db/schema";
import type { Tools } from "~/tools.server";

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
  tools: Pick<Tools, "db">,
  { bucket, address, limit, windowSeconds, cost = 1 }: Limit,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const key = `${bucket}:${await hash(tools, network(address))}`;
  const [row] = await statementFor(tools).execute({ key, cost, windowSeconds });
  if (row?.count === cost) await sweepSometimes(tools);
  const allowed = row !== undefined && row.count <= limit;
  return { allowed, retryAfter: allowed ? 0 : Math.max(1, row?.left ?? windowSeconds) };
}

type Statement = ReturnType<typeof prepare>;
const statements = new WeakMap<object, Statement>();

function statementFor({ db }: Pick<Tools, "db">): Statement {
  const statement = statements.get(db) ?? prepare(db);
  statements.set(db, statement);
  return statement;
}

function prepare(db: Database) {
  const key = sql.placeholder("key");
  const cost = sql`${sql.placeholder("cost")}::bigint`;
  const freshEnd = sql`now() + make_interval(secs => ${sql.placeholder("windowSeconds")})`;
  const expired = sql`${rateLimits.windowEndsAt} <= now()`;
  return db
    .insert(rateLimits)
    .values({ bucketKey: key, windowEndsAt: freshEnd, count: cost })
    .onConflictDoUpdate({
      target: rateLimits.bucketKey,
      set: {
        count: sql`case when ${expired} then ${cost} else ${rateLimits.count} + ${cost} end`,
        windowEndsAt: sql`case when ${expired} then ${freshEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
    })
    .prepare("take_token");
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

async function hash(tools: Pick<Tools, "db">, address: string) {
  return createHmac("sha256", await saltOfToday(tools))
    .update(address)
    .digest("base64url")
    .slice(0, 22);
}

const knownSalts = new WeakMap<object, { day: string; salt: string }>();

async function saltOfToday({ db }: Pick<Tools, "db">): Promise<string> {
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

async function sweepSometimes({ db }: Pick<Tools, "db">) {
  if (Math.random() < 0.01) await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
