import { randomBytes, randomInt } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Context } from "../context";
import { isHook, timestamp, wrongField } from "./checks";
import { answers, type QueryAnswer, type Scenario, scenarios } from "./scenarios";

export type MpesaKeys = { consumerKey: string; consumerSecret: string; shortcode: string; passkey: string };

export type Prompt = {
  id: string;
  phone: string;
  shillings: number;
  account: string;
  hook: string;
  scenario: Scenario;
  receipt: string;
  /** When it ended, and how. */
  code?: number | string;
  paidAt?: number;
  queries: number;
};

type Paid = { receipt: string; at: number; shillings: string; account: string; phone: string };

export type MpesaSimulator = ReturnType<typeof mpesaSimulator>;

/** Safaricom's gateway, its phones and its PayBill. */
export function mpesaSimulator(context: Context, keys: MpesaKeys) {
  const { clock } = context;
  const tokens = new Map<string, number>();
  const prompts = new Map<string, Prompt>();
  const paid: Paid[] = [];
  let confirmationUrl: string | undefined;
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
      const wrong = wrongField(body, keys.shortcode, keys.passkey);
      if (wrong) return c.json(error("400.002.02", `Bad Request - ${wrong}`), 400);
      const phone = String(body.PhoneNumber);
      const scenario = scenarios[phone.slice(-3)] ?? (context.byHand ? {} : { code: 0 });
      if (scenario.refusal) return c.json(scenario.refusal.body, scenario.refusal.status as 429);
      const prompt = newPrompt(body, phone, scenario);
      await onPrompt();
      await begin(prompt);
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
      const { CheckoutRequestID } = (await c.req.json()) as { CheckoutRequestID: string };
      const prompt = prompts.get(CheckoutRequestID);
      const answer = prompt ? queryAnswer(prompt) : "unknown id";
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
      const { ConfirmationURL, ShortCode, ResponseType } = (await c.req.json()) as Record<string, string>;
      if (String(ShortCode) !== keys.shortcode || !ConfirmationURL || !isHook(ConfirmationURL)) {
        return c.json(error("400.002.02", "Bad Request - Invalid URL"), 400);
      }
      if (ResponseType !== "Completed" && ResponseType !== "Cancelled") {
        return c.json(error("400.002.02", "Bad Request - Invalid ResponseType"), 400);
      }
      confirmationUrl = ConfirmationURL;
      return c.json({
        OriginatorCoversationID: "7619-37765134-1",
        ResponseCode: "0",
        ResponseDescription: "Success",
      });
    })
    .post("/pulltransactions/v1/query", async (c) => {
      const { OffSetValue } = (await c.req.json()) as { OffSetValue: string };
      const rows = paid.slice(Number(OffSetValue), Number(OffSetValue) + 2);
      if (rows.length === 0)
        return c.json({ ResponseRefID: "1", ResponseCode: "1001", ResponseMessage: "None" });
      return c.json({
        ResponseRefID: "1",
        ResponseCode: "1000",
        ResponseMessage: "Success",
        Response: [rows.map(pulled)],
      });
    });

  function newPrompt(body: Record<string, unknown>, phone: string, scenario: Scenario): Prompt {
    const id = `ws_CO_${timestamp(clock.now())}${randomInt(100, 999)}${phone.slice(-9)}`;
    const prompt: Prompt = {
      id,
      phone,
      shillings: Number(body.Amount),
      account: String(body.AccountReference),
      hook: String(body.CallBackURL),
      scenario,
      receipt: newReceipt(),
      queries: 0,
    };
    prompts.set(id, prompt);
    return prompt;
  }

  async function begin(prompt: Prompt) {
    if (prompt.scenario.code !== undefined) return run(prompt, prompt.scenario);
    // Nobody answers: the prompt closes by itself.
    clock.after(90, async () => {
      if (prompt.code === undefined) await run(prompt, { code: 1037, callback: 0 });
    });
  }

  async function run(prompt: Prompt, scenario: Scenario) {
    const { code = 0, callback = 2, confirmation } = scenario;
    prompt.scenario = scenario;
    if (callback === "never") end(prompt, code);
    else if (scenario.beforeAnswer || callback === 0) await tell(prompt, code);
    else clock.after(callback, () => tell(prompt, code));
    if (confirmation !== undefined) clock.after(confirmation, () => confirm(prompt));
  }

  function end(prompt: Prompt, code: number | string) {
    prompt.code = code;
    if (code !== 0) return;
    prompt.paidAt = clock.now();
    remember(prompt, takenBy(prompt));
  }

  async function tell(prompt: Prompt, code: number | string) {
    end(prompt, code);
    const body = JSON.stringify(callbackOf(prompt));
    await Promise.all(
      Array.from({ length: prompt.scenario.times ?? 1 }, () => context.post(prompt.hook, body)),
    );
  }

  async function confirm(prompt: Prompt) {
    const shillings = takenBy(prompt);
    prompt.paidAt ??= clock.now();
    remember(prompt, shillings);
    if (confirmationUrl)
      await context.post(confirmationUrl, JSON.stringify(confirmationOf(prompt, shillings)));
  }

  function remember({ receipt, account, phone }: Prompt, shillings: number) {
    if (paid.some((row) => row.receipt === receipt)) return;
    paid.push({ receipt, at: clock.now(), shillings: shillings.toFixed(2), account, phone });
  }

  function callbackOf(prompt: Prompt) {
    const head = { MerchantRequestID: "29115-34620561-1", CheckoutRequestID: prompt.id };
    if (prompt.code !== 0) {
      return { Body: { stkCallback: { ...head, ResultCode: prompt.code, ResultDesc: "As the code says" } } };
    }
    const Item = [
      { Name: "Amount", Value: takenBy(prompt) },
      { Name: "MpesaReceiptNumber", Value: prompt.receipt },
      { Name: "Balance" },
      { Name: "TransactionDate", Value: Number(timestamp(prompt.paidAt ?? clock.now())) },
      { Name: "PhoneNumber", Value: Number(prompt.phone) },
    ];
    const stkCallback = { ...head, ResultCode: 0, ResultDesc: "Processed", CallbackMetadata: { Item } };
    return { Body: { stkCallback } };
  }

  function confirmationOf({ receipt, account, phone, paidAt }: Prompt, shillings: number) {
    return confirmationBody({
      receipt,
      account,
      phone,
      at: paidAt ?? clock.now(),
      shillings: shillings.toFixed(2),
    });
  }

  function confirmationBody({ receipt, account, phone, at, shillings }: Paid) {
    return {
      TransactionType: "Pay Bill",
      TransID: receipt,
      TransTime: timestamp(at),
      TransAmount: shillings,
      BusinessShortCode: keys.shortcode,
      BillRefNumber: account,
      InvoiceNumber: "",
      OrgAccountBalance: "49525.00",
      ThirdPartyTransID: "",
      MSISDN: `${phone.slice(0, 4)} ***** ${phone.slice(-3)}`,
      FirstName: "NICHOLAS",
      MiddleName: "",
      LastName: "",
    };
  }

  function queryAnswer(prompt: Prompt): QueryAnswer {
    const given = prompt.scenario.queries;
    if (given) return given[Math.min(prompt.queries++, given.length - 1)] ?? "being processed";
    return prompt.code === undefined ? "being processed" : { code: String(prompt.code) };
  }

  return {
    app,
    prompts: () => [...prompts.values()],
    /** What a person does at the phone. */
    async answer(id: string, choice: string) {
      const prompt = prompts.get(id);
      const chosen = answers[choice];
      if (prompt && chosen && prompt.code === undefined) await run(prompt, chosen.scenario);
    },
    /** Money sent to the PayBill by hand. `isTold: false` leaves it to the pull. */
    async payByHand(payment: { account: string; shillings: string; receipt?: string; isTold?: boolean }) {
      const { account, shillings, receipt = newReceipt(), isTold = true } = payment;
      const row: Paid = { receipt, at: clock.now(), shillings, account, phone: "254712345126" };
      paid.push(row);
      if (isTold && confirmationUrl)
        await context.post(confirmationUrl, JSON.stringify(confirmationBody(row)));
      return receipt;
    },
    /** Happens once a push was taken, and before it is answered. */
    whenPrompted(act: () => Promise<void>) {
      onPrompt = act;
    },
    /** What another server asking for a token may do to ours. */
    forgetTokens: () => tokens.clear(),
    callbackOf,
  };
}

function takenBy({ shillings, scenario }: Prompt): number {
  return shillings + (scenario.off ?? 0);
}

function pulled({ receipt, at, shillings, account }: Paid) {
  return {
    transactionId: receipt,
    trxDate: new Date(at).toISOString(),
    msisdn: 722000000,
    sender: "UAT2",
    transactiontype: "c2b-pay-bill-debit",
    billreference: account,
    amount: shillings,
    organizationname: "Velto",
  };
}

function newReceipt(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return `U${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join("")}`;
}

function error(errorCode: string, errorMessage: string) {
  return { requestId: "16813-1590513-1", errorCode, errorMessage };
}
