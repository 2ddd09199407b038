// A visitor in a thread of its own, whose clock no work of the test holds up: asks for one thing after the other and
// tells how long each took. Built page, rendered page, search, form.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { port, pid } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const asks = [
  { path: "/" },
  { path: "/search?q=printer" },
  { path: "/products/hardware/receipt-printers/order" },
  { path: "/contact", body: "name=" },
  { path: "/contact.data", body: "name=" },
];
const threads = [`/proc/${pid}/task/${pid}/schedstat`, "/proc/thread-self/schedstat"];
let leaving = false;
parentPort.once("message", () => {
  leaving = true;
});

// What a site does once, at its first request, is not what is measured.
await measure(2 * asks.length);
parentPort.postMessage("under way");
const answers = await measure(Number.POSITIVE_INFINITY);
agent.destroy();
parentPort.postMessage(answers);

/** `ms` leaves out `queuedMs`, for which other programs had all cores: an attacker has a machine of his own. */
async function measure(count) {
  const measured = [];
  for (let turn = 0; turn < count && !leaving; turn++) {
    const ask = asks[turn % asks.length];
    const started = performance.now();
    const queued = queuedMs();
    const status = await send(ask, turn);
    const elapsed = performance.now() - started;
    const without = queuedMs() - queued;
    measured.push({
      path: ask.path,
      status,
      ms: Math.round(elapsed - without),
      queuedMs: Math.round(without),
    });
    await pause(10);
  }
  return measured;
}

/** How long the site's main thread and this one were ready to run and had no core, as Linux counts it. */
function queuedMs() {
  if (process.platform !== "linux") return 0;
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[1]) / 1_000_000, 0);
}

function send({ path, body }, turn) {
  const headers = {
    accept: "text/html",
    // Of an address of its own, or the limit on forms would answer after thirty of them.
    "x-forwarded-for": `102.0.${turn >> 8}.${turn & 255}`,
    ...(body && { "content-type": "application/x-www-form-urlencoded" }),
  };
  return new Promise((resolve, reject) => {
    request({ agent, port, host: "127.0.0.1", path, method: body ? "POST" : "GET", headers })
      .on("response", (response) => response.resume().on("end", () => resolve(response.statusCode)))
      .on("error", reject)
      .end(body);
  });
}
