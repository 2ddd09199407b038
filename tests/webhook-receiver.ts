import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A real HTTP server that keeps what it is sent. `answer` decides what it says to the nth request, if anything. */
export async function startReceiver(answer: (response: ServerResponse, attempt: number) => void) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(response, received.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
