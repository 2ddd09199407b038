import type { Context } from "hono";
import { countWrites } from "~/rate-limits.server";
import type { Services } from "~/services.server";

export type HooksEnv = {
  Variables: { services: Services; requestId?: string; visitor?: { address: string } };
};

/** Whoever has no secret learns nothing, and can't go on trying for ever. Genuine news is never counted. */
export async function refuse(c: Context<HooksEnv>, status: 401 | 404 = 404) {
  const address = c.get("visitor")?.address ?? "unknown";
  const { allowed, retryAfter } = await countWrites(c.get("services"), { kind: "hook", address });
  if (allowed) return c.text(status === 401 ? "Not signed" : "Not found", status);
  c.header("Retry-After", String(retryAfter));
  return c.text("Too many", 429);
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
