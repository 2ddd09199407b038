import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.server";

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "velto-lock-")), "db");
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  rmSync(dirname(folder), { recursive: true, force: true });
});

test("a second opening gets an error that says what to do", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `${folder} is in use by another process, and only one can open it. Stop that one, choose another DATA_DIR, or set DATABASE_URL`,
  );
  unlock();
  lockFolder(folder)();
});

test("another process is kept out", async () => {
  const unlock = lockFolder(folder);
  expect((await take()).answer).toContain("is in use by another process");
  unlock();
  expect((await take()).answer).toBe("won");
});

test("of many that take the folder of a killed process at once, exactly one wins, again and again", async () => {
  const first = await take();
  let { child } = first;
  expect(first.answer).toBe("won");
  for (let round = 0; round < 3; round++) {
    const takers = Array.from({ length: 8 }, () => startTaker());
    await Promise.all(takers.map(({ ready }) => ready));
    await kill(child);
    for (const { go } of takers) go();
    const answers = await Promise.all(takers.map(({ answer }) => answer));
    expect(answers.filter((text) => text === "won")).toHaveLength(1);
    expect(answers.filter((text) => text.includes("is in use by"))).toHaveLength(7);
    child = (takers[answers.indexOf("won")] as (typeof takers)[number]).child;
  }
}, 60_000);

async function take() {
  const taker = startTaker();
  await taker.ready;
  taker.go();
  return { child: taker.child, answer: await taker.answer };
}

/** A process that takes the lock when it is told to, says how that went, and keeps what it got. */
function startTaker() {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.server.ts"))};
    console.log("ready");
    process.stdin.once("data", () => {
      try { globalThis.unlock = lockFolder(${JSON.stringify(folder)}); console.log("won"); }
      catch (error) { console.log(error.message); }
    });
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ready = lines.next();
  const answer = ready.then(async () => String((await lines.next()).value));
  return { child, ready, answer, go: () => child.stdin.write("go\n") };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}
