import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { orders, type PaymentAttempt, paymentAttempts } from "~/db/schema";
import { pathIn } from "~/language/links";
import { takeToken } from "~/rate-limits.server";
import { servicesFor } from "~/services-context";
import { after } from "./attempts/attempt-states";
import { followHint } from "./attempts/hints.server";
import { ifSoon } from "./attempts/if-soon.server";
import { attemptByToken } from "./find.server";
import { type HooksEnv, refuse } from "./hook-guard.server";
import type { PayServices } from "./services";

/**
 * Where a provider's page sends the buyer back to. Coming back proves nothing: the provider is asked, and the
 * order's page tells the truth. Mounted at `/pay`.
 */
export function returnsApp(services: PayServices) {
  return new Hono<HooksEnv>()
    .use((c, next) => {
      c.set("services", servicesFor(services, c.get("requestId") ?? ""));
      return next();
    })
    .get("/return/:token", (c) => comeBack(c, "return"))
    .get("/cancel/:token", (c) => comeBack(c, "left"))
    .all("*", (c) => c.text("Not found", 404));
}

async function comeBack(c: Context<HooksEnv>, kind: "return" | "left") {
  const services = c.get("services");
  const attempt = await attemptByToken(services.db, c.req.param("token") ?? "");
  if (!attempt) return refuse(c);
  const checked = (await mayAsk(services, attempt))
    ? await ifSoon(services, followHint(services, attempt, { kind }))
    : undefined;
  if (kind === "left") await giveUp(services, checked ?? attempt);
  const [order] = await services.db
    .select({ key: orders.accessKey, language: orders.language })
    .from(orders)
    .where(eq(orders.id, attempt.orderId));
  return c.redirect(pathIn(order?.language ?? "en", `/orders/${order?.key}`), 303);
}

/** Anybody may reload an address: the provider is asked, and the visit written down, six times a minute. */
async function mayAsk({ db }: PayServices, { id }: PaymentAttempt): Promise<boolean> {
  return (await takeToken(db, { key: `payments:return:${id}`, limit: 6, windowSeconds: 60 })).allowed;
}

/** The buyer may change their mind on the same page: until then it counts as cancelled. */
async function giveUp({ db }: PayServices, attempt: PaymentAttempt) {
  const state = after(attempt.state, { kind: "left" });
  if (state === attempt.state) return;
  // If it was paid meanwhile, it stays so.
  await db
    .update(paymentAttempts)
    .set({ state, reason: "cancelled" })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, attempt.state)));
}
