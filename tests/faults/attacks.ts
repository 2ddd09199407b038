import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import type { Site } from "./site";
import { together } from "./together";

/** A wave of requests that would each be harmless, and what they may be answered with. */
type Attack = {
  wave(site: Site): Promise<number[]>;
  answers: number[];
};

/** What a flood from one network, or a few, has been seen to do. Each can be repeated for ever. */
export const attacks: Record<string, Attack> = {
  "rows under thousands of names": {
    wave: (site) =>
      together(16, 3, () =>
        ask(site, `/rest/v1/contact_messages?columns=${manyNames}`, {
          method: "POST",
          body: manyRows,
          headers: { apikey: "velto-anon", "content-type": "application/json" },
        }),
      ),
    answers: [400, 503],
  },
  "built files that nobody reads, pipelined": { wave: askForFiles, answers: [200] },
  "every address of one IPv6 network": {
    wave: (site) => together(60, 5, () => search(site, `2001:db8:0:7::${randomInt(65_535).toString(16)}`)),
    answers: [200, 503],
  },
  "twelve addresses": {
    // Enough to take every place of the queue.
    wave: (site) => together(240, 1, () => search(site, `41.77.0.${randomInt(12)}`)),
    answers: [200, 503],
  },
  "news that no provider sent": {
    wave: (site) =>
      together(20, 10, () =>
        ask(site, `/hooks/stk/${token()}`, { method: "POST", body: "{}", headers: from(1) }),
      ),
    answers: [404, 429],
  },
  "visits from payments that never were": {
    wave: (site) => together(20, 10, () => ask(site, `/pay/return/${token()}`, { headers: from(2) })),
    answers: [404, 429, 503],
  },
  "challenges for passkeys that nobody has": {
    wave: (site) =>
      together(10, 10, () =>
        ask(site, "/staff/auth/passkey/generate-authenticate-options", { headers: from(3) }),
      ),
    answers: [200, 429],
  },
  "bodies that are no form": {
    wave: (site) =>
      together(10, 5, () =>
        ask(site, "/staff/sign-in", {
          method: "POST",
          body: "--x\r\nContent-Disposition: form-data; name=",
          headers: { ...from(4), "content-type": "multipart/form-data; boundary=x" },
        }),
      ),
    answers: [400, 429, 503],
  },
};

/** As many as nginx lets through. */
const manyNames = Array(3_800).fill("a").join(",");
const manyRows = JSON.stringify(Array(50).fill({}));

const token = () => randomBytes(16).toString("hex");
const from = (sender: number) => ({ "x-forwarded-for": `41.66.6.${sender}` });

function search(site: Site, address: string): Promise<number> {
  return ask(site, `/search?q=${randomUUID()}`, { headers: { "x-forwarded-for": address } });
}

async function ask(site: Site, path: string, init: RequestInit): Promise<number> {
  const answer = await fetch(site.url + path, init);
  await answer.arrayBuffer();
  return answer.status;
}

/** Connections that ask for far more than they ever read, and hold out until somebody else was answered. */
async function askForFiles(site: Site): Promise<number[]> {
  const requests = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);
  const sockets = await together(10, 1, async () => {
    const socket = connect(site.port, "127.0.0.1");
    // Being hung up on is what is to happen.
    socket.on("error", () => {}).pause();
    await once(socket, "connect");
    await new Promise((written) => socket.write(requests, written));
    return socket;
  });
  const status = await ask(site, "/healthz", {});
  for (const socket of sockets) socket.destroy();
  return [status];
}
