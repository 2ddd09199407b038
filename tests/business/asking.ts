import { setTimeout as pause } from "node:timers/promises";
import type { Chance } from "../faults/chance";

export type Asking = ReturnType<typeof openAsking>;

/** Requests that are made again, unchanged, until there is an answer that is not the server's trouble. */
export function openAsking(url: string, cookie: string, chance: Chance) {
  const troubles: { status: number; path: string }[] = [];

  async function once(path: string, init: RequestInit) {
    try {
      const answer = await fetch(url + path, {
        ...init,
        redirect: "manual",
        headers: { accept: "text/html", cookie: path.startsWith("/staff") ? cookie : "", ...from(chance) },
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      // A page that was cut short is no answer, whatever its first line says.
      const isWhole = answer.status >= 300 || text.trimEnd().endsWith("</html>");
      return { status: isWhole ? answer.status : 0, text };
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      return { status: 0, text: "" };
    }
  }

  async function insist(path: string, init: RequestInit = {}) {
    for (let tries = 0; ; tries++) {
      const answer = await once(path, init);
      if (answer.status > 0 && answer.status < 500) return { ...answer, isRepeated: tries > 0 };
      troubles.push({ status: answer.status, path });
      await pause(chance.between(50, 200));
    }
  }

  return {
    troubles,
    async get(path: string): Promise<string> {
      const { status, text } = await insist(path);
      if (status !== 200) throw new Error(`GET ${path} was answered ${status}`);
      return text;
    },
    /** What was stored although its answer was lost is refused the second time: somebody was faster. */
    async post(path: string, fields: Record<string, string>): Promise<string> {
      const { status, text, isRepeated } = await insist(path, {
        method: "POST",
        body: new URLSearchParams(fields),
      });
      const isDone = status < 400 || (status === 409 && isRepeated);
      if (!isDone) throw new Error(`POST ${path} was answered ${status}`);
      return text;
    },
  };
}

/** Everybody comes from an address of their own, as far as limits are concerned. */
function from(chance: Chance) {
  const part = () => chance.between(0, 255);
  return { "x-forwarded-for": `41.${part()}.${part()}.${part()}` };
}
