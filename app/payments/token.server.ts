import type { Reply } from "./call.server";

export type Token = { value: string; expiresAt: number };
export type Tokens = ReturnType<typeof openTokens>;

/** Keeps one access token until a minute before it ends. Callers at the same time share one request for it. */
export function openTokens(fetchToken: () => Promise<Token | undefined>, now: () => number = Date.now) {
  let kept: Token | undefined;
  let underWay: Promise<Token | undefined> | undefined;

  async function current(): Promise<Token | undefined> {
    if (kept && now() < kept.expiresAt - marginMs) return kept;
    underWay ??= fetchToken().finally(() => {
      underWay = undefined;
    });
    kept = await underWay;
    return kept;
  }

  return {
    /**
     * Makes a call with the token. If the provider no longer knows it, which no clock foretells, the call is
     * repeated once with a new one. Undefined when no token is to be had.
     */
    async use(work: (token: string) => Promise<Reply>, isStale: (reply: Reply) => boolean) {
      const token = await current();
      if (!token) return undefined;
      const reply = await work(token.value);
      if (!isStale(reply)) return reply;
      if (kept === token) kept = undefined;
      const fresh = await current();
      return fresh ? work(fresh.value) : reply;
    },
  };
}

const marginMs = 60_000;
