import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { openClock } from "./clock";
import { openContext } from "./context";
import { openJournal } from "./journal";
import { mpesaSimulator } from "./mpesa/simulator";
import { paypalSimulator } from "./paypal/simulator";
import { paystackSimulator } from "./paystack/simulator";
import { pesapalSimulator } from "./pesapal/simulator";
import { phone } from "./phone";

export type Simulators = Awaited<ReturnType<typeof startSimulators>>;

type Options = {
  /** Where the shop is reached. */
  siteUrl: string;
  port?: number;
  /** For people: real time, and ordinary phones wait for somebody. */
  byHand?: boolean;
};

/**
 * Stands in for Safaricom, Paystack, Pesapal and PayPal: the same paths, statuses, spellings and strictness, on
 * this machine only. Whoever speaks to it can't tell, apart from the address in `env`.
 */
export async function startSimulators({ siteUrl, port = 0, byHand = false }: Options) {
  let url = "";
  const clock = openClock({ isReal: byHand });
  const journal = openJournal(clock.now);
  const context = openContext({ clock, journal, siteUrl, byHand, url: () => url });
  const mpesa = mpesaSimulator(context, mpesaKeys);
  const paystack = paystackSimulator(context, paystackKey);
  const pesapal = pesapalSimulator(context, pesapalKeys);
  const paypal = paypalSimulator(context, paypalKeys);

  const app = new Hono()
    .route("/daraja", mpesa.app)
    .route("/paystack", paystack.app)
    .route("/pesapal", pesapal.app)
    .route("/paypal", paypal.app)
    .route("/", phone(mpesa, mpesaKeys.shortcode));

  let held: { path: string; act: () => Promise<void> } | undefined;
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const fault = journal.takeFault(path);
    response.on("finish", () => journal.note("request", path, response.statusCode));
    if (held && path.includes(held.path)) {
      const { act } = held;
      held = undefined;
      return void act().finally(() => request.socket.destroy());
    }
    if (fault?.drop || fault?.loseAnswer) journal.note("request", path, "lost");
    if (fault?.drop) return void request.socket.destroy();
    if (fault?.loseAnswer) {
      response.writeHead = () => response.destroy();
      return void answer(request, response);
    }
    if (fault) return void response.writeHead(fault.status ?? 500).end(fault.body ?? "");
    return void answer(request, response);
  });
  // A connection that is closed just when it is used again would look like a provider that lost a request.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** The variables that open every provider, with these simulators behind them. */
    env: environment(url),
    clock,
    journal,
    hooks: context.deliveries,
    mpesa,
    paystack,
    pesapal,
    paypal,
    /** The next request to such a path is never heard: something else happens instead. */
    insteadOf(path: string, act: () => Promise<void>) {
      held = { path, act };
    },
    async close() {
      clock.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const hex = "0123456789abcdef0123456789abcdef";
const mpesaKeys = {
  consumerKey: "simulated-key",
  consumerSecret: "simulated-secret",
  shortcode: "174379",
  passkey: "bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919",
};
const paystackKey = "sk_test_simulated";
const pesapalKeys = { consumerKey: "simulated-key", consumerSecret: "simulated-secret" };
const paypalKeys = {
  clientId: "simulated-id",
  clientSecret: "simulated-secret",
  webhookId: "simulated-webhook",
};

function environment(url: string): Record<string, string> {
  return {
    MPESA_BASE_URL: `${url}/daraja`,
    MPESA_CONSUMER_KEY: mpesaKeys.consumerKey,
    MPESA_CONSUMER_SECRET: mpesaKeys.consumerSecret,
    MPESA_SHORTCODE: mpesaKeys.shortcode,
    MPESA_PASSKEY: mpesaKeys.passkey,
    MPESA_HOOK_SECRET: hex,
    MPESA_NOMINATED_NUMBER: "254722000000",
    PAYSTACK_BASE_URL: `${url}/paystack`,
    PAYSTACK_SECRET_KEY: paystackKey,
    PESAPAL_BASE_URL: `${url}/pesapal`,
    PESAPAL_CONSUMER_KEY: pesapalKeys.consumerKey,
    PESAPAL_CONSUMER_SECRET: pesapalKeys.consumerSecret,
    PESAPAL_HOOK_SECRET: hex,
    PAYPAL_BASE_URL: `${url}/paypal`,
    PAYPAL_CLIENT_ID: paypalKeys.clientId,
    PAYPAL_CLIENT_SECRET: paypalKeys.clientSecret,
    PAYPAL_WEBHOOK_ID: paypalKeys.webhookId,
    KES_PER_USD: "129.50",
    BANK_NAME: "Simulated Bank",
    BANK_BRANCH: "Westlands",
    BANK_ACCOUNT_NAME: "Velto",
    BANK_ACCOUNT_NUMBER: "0100 0000 0000",
    BANK_SWIFT: "SIMUKENA",
  };
}
