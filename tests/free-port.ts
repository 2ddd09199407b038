import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port that nobody listens on, and `count - 1` more after it. Not one of those that the system gives to outgoing
 * connections, from 32,768 on: it could do so before a server listens there. Nor one that browsers refuse, as 10080.
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = randomInt(11_000, 32_000);
    const free = await Promise.all(Array.from({ length: count }, (_, i) => isFree(first + i)));
    if (!free.includes(false)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
