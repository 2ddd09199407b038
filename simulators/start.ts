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
 * Stands in for the providers: the same paths, statuses, spellings and strictness, on
 * this machine only. Whoever speaks to it can't tell, apart from the address in `env`.
 */
export async function startSimulators({ siteUrl, port = 0, byHand = false }: Options) {
  let url = "";
  const clock = openClock({ isReal: byHand });
  const journal = openJournal(clock.now);
  const context = openContext({ clock, journal, siteUrl, byHand, url: () => url });
  const providers = {
    mpesa: mpesaSimulator(context),
    paystack: paystackSimulator(context),
    pesapal: pesapalSimulator(context),
    paypal: paypalSimulator(context),
  };
  const app = new Hono().route("/", phone(providers.mpesa));
  for (const provider of Object.values(providers)) app.mount(provider.path, provider.app.fetch);

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
    env: environment(url, Object.values(providers)),
    clock,
    journal,
    hooks: context.deliveries,
    ...providers,
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

type Played = { path: string; env(url: string): Record<string, string> };

function environment(url: string, providers: Played[]): Record<string, string> {
  return Object.assign(
    {
      BANK_NAME: "Simulated Bank",
      BANK_BRANCH: "Westlands",
      BANK_ACCOUNT_NAME: "Velto",
      BANK_ACCOUNT_NUMBER: "0100 0000 0000",
      BANK_SWIFT: "SIMUKENA",
    },
    ...providers.map(({ path, env }) => env(url + path)),
  );
}
