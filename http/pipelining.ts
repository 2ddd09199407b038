import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies do not pipeline. */
const maxPipelined = 8;

const underWay = new WeakMap<Socket, number>();

/**
 * Node parses pipelined requests all at once, before the first is answered. The first one over the limit gets a 503
 * that closes the connection, which drops the rest. Returns whether the request was refused.
 */
export function refusePipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (underWay.get(socket) ?? 0) + 1;
  underWay.set(socket, count);
  if (count === maxPipelined + 1) {
    response.writeHead(503, { Connection: "close", "Retry-After": "2", "Content-Length": 0 }).end();
  }
  if (count > maxPipelined) return true;
  response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  return false;
}
