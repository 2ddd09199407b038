import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies ask one thing at a time on a connection; a few more are served, hundreds are not. */
const atOnce = 8;

const underWay = new WeakMap<Socket, number>();

/**
 * Requests that come pipelined are all read at once, before the first is answered. The first one too many is told
 * that its connection ends, and with the connection whatever came after it. `true`: refused.
 */
export function refusePipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (underWay.get(socket) ?? 0) + 1;
  underWay.set(socket, count);
  if (count === atOnce + 1) {
    response.writeHead(503, { Connection: "close", "Retry-After": "2", "Content-Length": 0 }).end();
  }
  if (count > atOnce) return true;
  response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  return false;
}
