import type { Clock } from "./clock";
import type { Journal } from "./journal";

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
  post(url: string, body: string, headers?: Record<string, string>): Promise<number | "lost">;
};

export function openContext(
  options: Pick<Context, "clock" | "journal" | "siteUrl" | "url" | "byHand">,
): Context {
  const { journal } = options;
  return {
    ...options,
    async post(url, body, headers = {}) {
      const status = await deliver(url, body, headers);
      journal.note("hook", new URL(url).pathname.replace(/[0-9a-f]{32,}/, "…"), status);
      return status;
    },
  };
}

async function deliver(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    // The shop is away: a provider's hook is lost then, too.
    if (error instanceof TypeError || error instanceof DOMException) return "lost" as const;
    throw error;
  }
}
