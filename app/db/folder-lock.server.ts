import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Two processes on one PGlite folder destroy it, so the first one leaves a lock beside it and keeps
 * touching it. A killed process leaves its lock behind: a lock nobody holds any more is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const mine = await describe(process.pid);

  if (!(await create(file, mine))) {
    await waitUntilFree(folder, file);
    await rm(file, { force: true });
    const created = await create(file, mine);
    // When two processes take over at once, the later lock wins and the earlier process must notice.
    await sleep(200);
    if (!created || (await read(file)) !== mine) throw new FolderInUseError(folder, "another process");
  }
  const touch = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), beatMs);
  touch.unref();
  return async () => {
    clearInterval(touch);
    if ((await read(file)) === mine) await rm(file, { force: true });
  };
}

export class FolderInUseError extends Error {
  override name = "FolderInUseError";

  constructor(folder: string, holder: string) {
    super(
      `${folder} is in use by ${holder}. Stop it, choose another DATA_DIR, or set DATABASE_URL so that several servers share one PostgreSQL.`,
    );
  }
}

const beatMs = 3_000;
const silenceMs = 12_000;

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function waitUntilFree(folder: string, file: string) {
  const holder = await read(file);
  const [pid = "", host] = holder.split(" ");
  if (host === hostname()) {
    if ((await describe(Number(pid))) === holder) throw new FolderInUseError(folder, `process ${pid}`);
    return;
  }
  // Another machine or container: its processes can't be seen from here, only whether it still touches the lock.
  const until = Date.now() + silenceMs;
  while ((await age(file)) < silenceMs) {
    if (Date.now() > until) throw new FolderInUseError(folder, `process ${pid} on ${host}`);
    await sleep(500);
  }
}

async function read(file: string): Promise<string> {
  return (await readFile(file, "utf8").catch(() => "")).trim();
}

async function age(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs;
}

/** Process ids are used again, after a restart in a container even at once; the start time tells them apart. */
async function describe(pid: number): Promise<string> {
  if (!isAlive(pid)) return "nobody";
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
  const started = status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return `${pid} ${hostname()} ${boot.trim()}/${started}`;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
