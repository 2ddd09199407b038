import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { type PaymentAttempt, paymentAttempts, purchases } from "~/db/schema";
import { takeToken } from "~/rate-limits.server";
import { type Services, servicesFor } from "~/services.server";
import { after } from "./attempt-states";
import { attemptByToken } from "./find.server";
import { followHint } from "./hints.server";
import { type HooksEnv, refuse } from "./hook-guard.server";
import { ifSoon } from "./if-soon.server";

/**
 * Where a provider's page sends the buyer back to. Coming back proves nothing: the provider is asked, and the
 * order's page tells the truth. Mounted at `/pay`.
 */
export function returnsApp(services: Services) {
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
  const [purchase] = await services.db
    .select({ key: purchases.accessKey })
    .from(purchases)
    .where(eq(purchases.id, attempt.purchaseId));
  return c.redirect(`/orders/${purchase?.key}`, 303);
}

/** Anybody may reload an address: the provider is asked, and the visit written down, six times a minute. */
async function mayAsk({ db }: Services, { id }: PaymentAttempt): Promise<boolean> {
  return (await takeToken(db, { key: `payments:return:${id}`, limit: 6, windowSeconds: 60 })).allowed;
}

/** The buyer may change their mind on the same page: until then it counts as cancelled. */
async function giveUp({ db }: Services, attempt: PaymentAttempt) {
  const state = after(attempt.state, { kind: "left" });
  if (state === attempt.state) return;
  // If it was paid meanwhile, it stays so.
  await db
    .update(paymentAttempts)
    .set({ state, reason: "cancelled" })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, attempt.state)));
}
