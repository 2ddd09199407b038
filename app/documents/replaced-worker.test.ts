import { EventEmitter } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import type { DocumentContent } from "./document";
import { openDocuments } from "./documents.server";

/** Workers that answer when the test says so: the moment in which a real one is replaced is too short to meet. */
const workers = vi.hoisted(() => [] as { emit(event: "message", bytes: Uint8Array): boolean }[]);

vi.mock("node:worker_threads", () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      workers.push(this);
    }
    ref() {}
    unref() {}
    postMessage() {}
    async terminate() {}
  },
}));

test("what a replaced worker still sends is nobody's document", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const documents = openDocuments({ mostWaiting: 2, drawMs: 60_000, idleMs: 60_000 });
  const first = documents.draw({ title: "First" } as DocumentContent);
  const second = documents.draw({ title: "Second" } as DocumentContent);
  await vi.waitUntil(() => workers.length === 1, { timeout: 20_000 });
  vi.advanceTimersByTime(60_000);
  await expect(first).rejects.toThrow("took too long");
  await vi.waitUntil(() => workers.length === 2, { timeout: 20_000 });
  workers[0]?.emit("message", Buffer.from("first"));
  workers[1]?.emit("message", Buffer.from("second"));
  expect(String(await second)).toBe("second");
  await documents.close();
});
