import { once } from "node:events";
import { PageGone } from "./browser";

export type Send = <Result = void>(method: string, params: object) => Promise<Result>;

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** What Firefox says of a page that a navigation has replaced. */
const gone = /no such (frame|node|handle)|discarded|unloaded|AbortError|destroyed/i;

/** A WebDriver BiDi connection: commands by number, each with its answer. */
export async function openBidi(url: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;

  socket.addEventListener("message", ({ data }) => {
    const { id = 0, type, result, error, message } = JSON.parse(data) as Answer;
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    const text = `${error}: ${message}`;
    if (type === "success") asked.resolve(result);
    else asked.reject(gone.test(text) ? new PageGone(text) : new Error(text));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has gone"));
  });
  await once(socket, "open");

  return {
    send<Result>(method: string, params: object) {
      const asked = Promise.withResolvers<unknown>();
      const id = ++last;
      waiting.set(id, asked);
      socket.send(JSON.stringify({ id, method, params }));
      return asked.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}
