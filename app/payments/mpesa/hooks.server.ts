import { type Context, Hono } from "hono";
import { settle } from "../attempts/settle.server";
import { attemptByToken, orderByAccount } from "../find.server";
import { type HooksEnv, jsonOf, lookUp, refuse } from "../hook-guard.server";
import { isSame } from "../token-hash.server";
import { recordHandPayment } from "./by-hand.server";
import { readConfirmation } from "./c2b";
import { readCallback } from "./callback";

/** Safaricom signs nothing: what opens these addresses is the secret in them. No word that it refuses is in a path. */
export function mpesaHooks() {
  return new Hono<HooksEnv>()
    .post("/stk/:token", promptEnded)
    .post("/c2b/:secret/confirmation", moneyCame)
    .post("/c2b/:secret/validation", mayMoneyCome)
    .post("/c2b/:secret/pulled", listIsReady);
}

async function promptEnded(c: Context<HooksEnv, "/stk/:token">) {
  const services = c.get("services");
  const attempt = await lookUp(c, () => attemptByToken(services.db, c.req.param("token")));
  if (attempt?.provider !== "mpesa") return refuse(c);
  const callback = readCallback(jsonOf(await c.req.text()));
  const isOther = attempt.providerRef && callback && callback.checkoutId !== attempt.providerRef;
  if (!callback || isOther) {
    services.log.warn({ attempt: attempt.id }, "a callback came that does not fit its attempt");
    return c.json(accepted);
  }
  const { result, checkoutId } = callback;
  const receipt = result.state === "paid" ? result.receipt : "";
  const key = `stk:${attempt.id}:${result.trace.code}:${receipt}`;
  await settle(services, attempt.id, { kind: "callback", told: result, key, providerRef: checkoutId });
  return c.json(accepted);
}

/** The money has moved already: whatever comes is kept, and the answer is always yes. */
async function moneyCame(c: Context<HooksEnv, "/c2b/:secret/confirmation">) {
  if (!isOpen(c)) return refuse(c);
  const services = c.get("services");
  const paid = readConfirmation(jsonOf(await c.req.text()));
  if (paid) await recordHandPayment(services, paid);
  else
    services.log.error("a confirmation of M-Pesa could not be read: its payment is looked for in the list");
  return c.json({ ResultCode: 0, ResultDesc: "Success" });
}

/** Asked only where Safaricom has switched validation on: an account number of no order is refused. */
async function mayMoneyCome(c: Context<HooksEnv, "/c2b/:secret/validation">) {
  if (!isOpen(c)) return refuse(c);
  const paid = readConfirmation(jsonOf(await c.req.text()));
  const order = paid && (await orderByAccount(c.get("services").db, paid.account));
  return c.json(
    !paid || order
      ? { ResultCode: "0", ResultDesc: "Accepted" }
      : { ResultCode: "C2B00012", ResultDesc: "Rejected" },
  );
}

/** Wanted for the list of payments. What is posted there is documented nowhere; the list is read by asking. */
async function listIsReady(c: Context<HooksEnv, "/c2b/:secret/pulled">) {
  return isOpen(c) ? c.json(accepted) : refuse(c);
}

function isOpen(c: Context<HooksEnv>): boolean {
  const secret = c.get("services").payments.mpesa?.settings.hookSecret;
  return secret !== undefined && isSame(c.req.param("secret") ?? "", secret);
}

const accepted = { ResultCode: 0, ResultDesc: "Accepted" };
