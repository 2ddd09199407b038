import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { type Context, hookSecret } from "../context";
import { callbackOf, error, pulled } from "./bodies";
import { isHook, momentOf, wrongField, wrongRange } from "./checks";
import { openPaybill } from "./paybill";
import { openPrompts, type Prompt } from "./prompts";
import { defaultRules, type MpesaRules, openMeter, spikeArrest } from "./rules";
import { scenarios } from "./scenarios";

const keys = {
  consumerKey: "simulated-key",
  consumerSecret: "simulated-secret",
  shortcode: "174379",
  passkey: "bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919",
};
export type MpesaKeys = typeof keys;

export type MpesaSimulator = ReturnType<typeof mpesaSimulator>;

/** Safaricom's gateway, its phones and its PayBill. */
export function mpesaSimulator(context: Context) {
  const { clock } = context;
  const tokens = new Map<string, number>();
  const paybill = openPaybill(context, keys.shortcode);
  const prompts = openPrompts(context, paybill);
  const mayQuery = openMeter(clock);
  const mayPull = openMeter(clock);
  let rules = defaultRules();
  let onPrompt = async () => {};

  const app = new Hono<{ Bindings: HttpBindings }>()
    .get("/oauth/v1/generate", (c) => {
      const expected = `Basic ${btoa(`${keys.consumerKey}:${keys.consumerSecret}`)}`;
      if (c.req.query("grant_type") !== "client_credentials") {
        return c.json(error("400.008.02", "Invalid grant type passed"), 400);
      }
      if (c.req.header("authorization") !== expected) return c.body("", 400);
      const token = randomBytes(14).toString("base64url");
      tokens.set(token, clock.now() + 3_599_000);
      return c.json({ access_token: token, expires_in: "3599" });
    })
    .use(async (c, next) => {
      const token = c.req.header("authorization")?.replace("Bearer ", "") ?? "";
      if (!((tokens.get(token) ?? 0) > clock.now())) {
        return c.json(error("404.001.03", "Invalid Access Token"), 404);
      }
      if (!c.req.header("content-type")?.startsWith("application/json")) {
        return c.json(error("400.002.02", "Bad Request - Invalid BusinessShortCode"), 400);
      }
      await next();
    })
    .post("/mpesa/stkpush/v1/processrequest", async (c) => {
      const body = (await c.req.json()) as Record<string, unknown>;
      const wrong = wrongField(body, keys, rules.isLive);
      if (wrong) return c.json(error("400.002.02", `Bad Request - ${wrong}`), 400);
      const phone = String(body.PhoneNumber);
      const scenario = scenarios[phone.slice(-3)] ?? (context.byHand ? {} : { code: 0 });
      if (scenario.refusal) return c.json(scenario.refusal.body, scenario.refusal.status as 429);
      const prompt = prompts.add(body, phone, scenario);
      await onPrompt();
      await prompts.begin(prompt);
      if (scenario.loseAnswer) c.env.incoming.socket.destroy();
      return c.json({
        MerchantRequestID: randomBytes(16).toString("hex"),
        CheckoutRequestID: prompt.id,
        ResponseCode: "0",
        ResponseDescription: "Success. Request accepted for processing",
        CustomerMessage: "Success. Request accepted for processing",
      });
    })
    .post("/mpesa/stkpushquery/v1/query", async (c) => {
      if (!mayQuery(rules.queriesPerMinute)) return c.json(spikeArrest, 429);
      const body = (await c.req.json()) as Record<string, string>;
      const { CheckoutRequestID = "", Timestamp, Password } = body;
      const isOurs = String(body.BusinessShortCode) === keys.shortcode;
      if (!isOurs || Password !== btoa(keys.shortcode + keys.passkey + Timestamp)) {
        return c.json(error("500.001.1001", "Wrong credentials"), 500);
      }
      const prompt = prompts.find(CheckoutRequestID);
      const answer = prompt ? prompts.query(prompt) : "unknown id";
      if (answer === "unknown id") {
        return c.json(error("400.002.02", "Bad Request - Invalid CheckoutRequestID"), 400);
      }
      if (answer === "being processed") {
        return c.json(error("500.001.1001", "The transaction is being processed"), 500);
      }
      return c.json({
        ResponseCode: "0",
        ResponseDescription: "The service request has been accepted successfully",
        MerchantRequestID: "22205-34066-1",
        CheckoutRequestID,
        ResultCode: answer.code,
        ResultDesc: "As the code says",
      });
    })
    .post("/mpesa/c2b/v2/registerurl", async (c) => {
      const body = (await c.req.json()) as Record<string, string>;
      const { ConfirmationURL = "", ValidationURL = "" } = body;
      const areHooks = [ConfirmationURL, ValidationURL].every((url) => isHook(url, rules.isLive));
      if (String(body.ShortCode) !== keys.shortcode || !areHooks) {
        return c.json(error("400.002.02", "Bad Request - Invalid URL"), 400);
      }
      if (body.ResponseType !== "Completed" && body.ResponseType !== "Cancelled") {
        return c.json(error("400.002.02", "Bad Request - Invalid ResponseType"), 400);
      }
      const isNew = paybill.register({ confirmation: ConfirmationURL, validation: ValidationURL });
      if (!isNew && rules.isLive) return c.json(error("500.003.1001", "Urls are already registered"), 500);
      return c.json({
        OriginatorCoversationID: "7619-37765134-1",
        ResponseCode: "0",
        ResponseDescription: "Success",
      });
    })
    .post("/pulltransactions/v1/register", async (c) => {
      const body = (await c.req.json()) as Record<string, string>;
      const isNumber = /^(254|0)\d{9}$/.test(String(body.NominatedNumber));
      const isWhole =
        body.RequestType === "Pull" && isNumber && isHook(String(body.CallBackURL), rules.isLive);
      if (String(body.ShortCode) !== keys.shortcode || !isWhole) {
        return c.json(error("400.001", "Invalid ShortCode"), 400);
      }
      const status = paybill.registerList() ? "1000" : "1001";
      return c.json({
        ResponseRefID: "18633-7271215-1",
        [rules.isStatusSpaced ? "Response Status" : "ResponseStatus"]: status,
        ShortCode: keys.shortcode,
        [rules.isStatusSpaced ? "Response Description" : "ResponseDescription"]: "As the status says",
      });
    })
    .post("/pulltransactions/v1/query", async (c) => {
      if (!mayPull(rules.pullsPerMinute)) return c.json(spikeArrest, 429);
      const body = (await c.req.json()) as Record<string, unknown>;
      // What is answered before registration is documented nowhere; this is the code for a wrong shortcode.
      if (String(body.ShortCode) !== keys.shortcode || !paybill.isListed()) {
        return c.json(error("400.001", "Invalid ShortCode"), 400);
      }
      const wrong = wrongRange(body, clock.now());
      if (wrong) return c.json(error("400.002.02", `Bad Request - ${wrong}`), 400);
      const rows = paybill.page(momentOf(body.StartDate), Number(body.OffSetValue), 2);
      if (rows.length === 0)
        return c.json({ ResponseRefID: "1", ResponseCode: "1001", ResponseMessage: "None" });
      return c.json({
        ResponseRefID: "1",
        ResponseCode: "1000",
        ResponseMessage: "Success",
        Response: [rows.map(pulled)],
      });
    });

  return {
    app,
    path: "/daraja",
    env: (url: string) => ({
      MPESA_BASE_URL: url,
      MPESA_CONSUMER_KEY: keys.consumerKey,
      MPESA_CONSUMER_SECRET: keys.consumerSecret,
      MPESA_SHORTCODE: keys.shortcode,
      MPESA_PASSKEY: keys.passkey,
      MPESA_HOOK_SECRET: hookSecret,
      MPESA_NOMINATED_NUMBER: "254722000000",
    }),
    shortcode: keys.shortcode,
    prompts: prompts.all,
    answer: prompts.answer,
    payByHand: paybill.payByHand,
    list: paybill.list,
    /** Until the next call: everything that is not given is as usual. */
    rule(given: Partial<MpesaRules> = {}) {
      rules = { ...defaultRules(), ...given };
    },
    /** Happens once a push was taken, and before it is answered. */
    whenPrompted(act: () => Promise<void>) {
      onPrompt = act;
    },
    /** What another server asking for a token may do to ours. */
    forgetTokens: () => tokens.clear(),
    callbackOf: (prompt: Prompt) => callbackOf(prompt, clock.now()),
  };
}
