import type { Clock } from "./clock";
import { type Deliveries, openDeliveries } from "./deliveries";
import type { Journal } from "./journal";

/** Part of the addresses that some providers report to. */
export const hookSecret = "0123456789abcdef0123456789abcdef";

/** What all simulators share. */
export type Context = {
  clock: Clock;
  journal: Journal;
  /** The shop: where webhooks go that a provider's dashboard would hold. */
  siteUrl: string;
  /** Where the simulators themselves are reached. */
  url: () => string;
  /** Prompts on ordinary numbers wait for a person; otherwise they are paid after two seconds. */
  byHand: boolean;
  /** What becomes of hooks on their way. */
  deliveries: Deliveries;
  /** Tells the shop something. */
  post(url: string, body: string, headers?: Record<string, string>): Promise<void>;
  /** Asks the shop something. */
  ask(url: string, body: string): Promise<unknown>;
};

export function openContext(
  options: Pick<Context, "clock" | "journal" | "siteUrl" | "url" | "byHand">,
): Context {
  const { journal, clock } = options;
  const deliveries = openDeliveries(clock);
  const deliver = async (url: string, body: string, headers: Record<string, string>) => {
    const answer = await reach(url, body, headers);
    journal.note("hook", new URL(url).pathname.replace(/[0-9a-f]{32,}/, "…"), answer?.status ?? "lost");
    return answer?.text;
  };
  return {
    ...options,
    deliveries,
    post: (url, body, headers = {}) =>
      deliveries.send(url, async () => {
        await deliver(url, body, headers);
      }),
    async ask(url, body) {
      return JSON.parse((await deliver(url, body, {})) ?? "null");
    },
  };
}

async function reach(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    // The shop is away: a provider's hook is lost then, too.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
