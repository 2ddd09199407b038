// A visitor in a thread of its own, whose clock no work of the test holds up: asks for one thing after the other and
// tells how long each took. Built page, rendered page, search, form.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { processorTime } from "../processor-time.ts";

const { port, pid, proxyPid } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const asks = [
  { path: "/" },
  { path: "/search?q=printer" },
  { path: "/products/hardware/order?receipt-printer=1" },
  { path: "/contact", body: "name=" },
  { path: "/contact.data", body: "name=" },
];
const processes = proxyPid ? [pid, proxyPid] : [pid];
const threads = [...processes.map((id) => `/proc/${id}/task/${id}/schedstat`), "/proc/thread-self/schedstat"];
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

/**
 * `ms` leaves out `machineMs`, for which there was no core for the visitor or the site: an attacker has a machine of his
 * own. It counts some of that twice, such as a queue for a core that was taken away; so the least is what the site's
 * thread itself worked in the meantime.
 */
async function measure(count) {
  const measured = [];
  for (let turn = 0; turn < count && !leaving; turn++) {
    const ask = asks[turn % asks.length];
    const before = clocks();
    const status = await send(ask, turn);
    const [elapsed, worked, machine] = clocks().map((ms, clock) => Math.round(ms - before[clock]));
    measured.push({ path: ask.path, status, ms: Math.max(worked, elapsed - machine), machineMs: machine });
    await pause(10);
  }
  return measured;
}

/**
 * In milliseconds: the time; how long the site's main thread has run; how long it, the proxy in front and this thread
 * were ready to run and had no core, or the core was taken away by another guest of the host. As Linux counts it;
 * elsewhere only the time.
 */
function clocks() {
  const now = performance.now();
  if (process.platform !== "linux") return [now, 0, 0];
  const counted = threads.map((file) => {
    const [ran, queued] = readFileSync(file, "utf8").split(" ");
    return { ranMs: ran / 1_000_000, queuedMs: queued / 1_000_000 };
  });
  const queuedMs = counted.reduce((sum, thread) => sum + thread.queuedMs, 0);
  return [now, counted[0].ranMs, queuedMs + processorTime().stolenMs];
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
