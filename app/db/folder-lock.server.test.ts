import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.server";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "velto-lock-")), "db");
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

test("a second opening gets an error that says what to do", async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `${folder} is in use by process ${process.pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL`,
  );
  await unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  await (await lockFolder(folder))();
});

test("the lock of a process that is gone is taken over", async () => {
  const gone = spawnSync("true");
  writeFileSync(`${folder}.lock`, `${gone.pid} ${hostname()} boot/1`);
  const unlock = await lockFolder(folder);
  expect(readFileSync(`${folder}.lock`, "utf8")).toContain(`${process.pid} `);
  await unlock();
});

test("the lock of an earlier process with the same id is taken over", async () => {
  writeFileSync(`${folder}.lock`, `${process.pid} ${hostname()} boot/1`);
  await (await lockFolder(folder))();
});

test("an empty lock, left by a full disk, is taken over", async () => {
  writeFileSync(`${folder}.lock`, "");
  utimesSync(`${folder}.lock`, new Date(0), new Date(0));
  await (await lockFolder(folder))();
});

test("a lock from another container is respected while it is touched", async () => {
  writeFileSync(`${folder}.lock`, "1 other-container boot/1");
  const touch = setInterval(() => utimesSync(`${folder}.lock`, new Date(), new Date()), 1000);
  await expect(lockFolder(folder)).rejects.toThrow("in use by process 1 on other-container");
  clearInterval(touch);
});

test("a lock from another container is taken over when it has gone silent", async () => {
  writeFileSync(`${folder}.lock`, "1 other-container boot/1");
  utimesSync(`${folder}.lock`, new Date(0), new Date(0));
  await (await lockFolder(folder))();
});

test("of several processes that take over at once, at most one wins", async () => {
  writeFileSync(`${folder}.lock`, `1 ${hostname()} boot/1`);
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.server.ts"))};
    try { await lockFolder(${JSON.stringify(folder)}); console.log("won"); setTimeout(() => {}, 1500); }
    catch (error) { console.log(error.name); }
  `;
  const outputs = await Promise.all(Array.from({ length: 4 }, () => run(program)));
  expect(outputs.filter((output) => output === "won").length).toBeLessThanOrEqual(1);
  expect(outputs.filter((output) => output === "FolderInUseError").length).toBeGreaterThanOrEqual(3);
});

function run(program: string): Promise<string> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once("close", () => resolve(output.trim())));
}
