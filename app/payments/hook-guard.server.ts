import type { Context } from "hono";
import { type Answer, countWrites, network, takeToken } from "~/rate-limits.server";
import { openFairQueue } from "~/turns.server";
import type { PayServices } from "./services";

export type HooksEnv = {
  Variables: { services: PayServices; requestId?: string; visitor?: { address: string } };
};

/**
 * Whoever has no secret learns nothing, and can't go on trying for ever. Genuine news is never counted, and what can be
 * proven without the database is never queued: only refusals take turns, so no flood of them stands in its way.
 */
export async function refuse(c: Context<HooksEnv>, status: 401 | 404 = 404) {
  const { allowed, retryAfter } = await countInTurn(c.get("services"), addressOf(c));
  if (allowed) return c.text(status === 401 ? "Not signed" : "Not found", status);
  c.header("Retry-After", String(retryAfter));
  return c.text("Too many", 429);
}

async function countInTurn(services: PayServices, address: string): Promise<Answer> {
  const leave = await refusals.enter(network(address));
  if (!leave) return { allowed: false, retryAfter: 2 };
  try {
    return await countWrites(services, { kind: "hook", address });
  } finally {
    leave();
  }
}

const refusals = openFairQueue({ running: 4, runningEach: 1, waiting: 100, waitingEach: 10 });

/**
 * Looks for what a secret opens, where only the database can tell. Networks take turns, with room for a provider's
 * busiest moment; whoever finds no place has nothing.
 */
export async function lookUp<T>(c: Context<HooksEnv>, look: () => Promise<T>): Promise<T | undefined> {
  const leave = await lookups.enter(network(addressOf(c)));
  try {
    return leave && (await look());
  } finally {
    leave?.();
  }
}

const lookups = openFairQueue({ running: 8, runningEach: 2, waiting: 1_000, waitingEach: 200 });

function addressOf(c: Context<HooksEnv>): string {
  return c.get("visitor")?.address ?? "unknown";
}

/**
 * Whether a provider may be asked once more if news is genuine. Counted by what it is about, an attempt or an order:
 * whoever forges news about their own uses up nobody else's.
 */
export async function mayVerify({ db }: PayServices, about: string): Promise<boolean> {
  const verified = { key: `payments:verify:${about}`, limit: 20, windowSeconds: 3_600 };
  return (await takeToken(db, verified)).allowed;
}

/** A body as JSON; undefined for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
