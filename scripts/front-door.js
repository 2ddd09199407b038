// What `npm start`, `npm test` and `npm run dev` do first. Runs on any Node from 20 on, before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");

/** The pinned Node of the project where it is installed, else the one that runs this. */
export function projectNode() {
  const pinned = join(bin, "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

export function projectEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra };
}

export function ensureInstalled() {
  const marker = join(root, "node_modules", ".installed");
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  say("Installing packages ...");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { quiet: true });
  writeFileSync(marker, wanted);
}

export function ensureBuilt() {
  const marker = join(root, "dist", ".built");
  const wanted = hashOf(sources(), process.env.SITE_URL ?? "");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  say("Building ...");
  rmSync(join(root, "dist"), { recursive: true, force: true });
  run("tsx", ["build/run.ts"], { quiet: true });
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(marker, wanted);
}

/** Runs to its end. Quiet: prints what it said only if it failed. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: projectEnv(env),
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout ?? "";
  if (quiet) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
  if (error) console.error(error.message);
  console.error(`\n${command} ${args.join(" ")} failed`);
  process.exit(status || 1);
}

export function say(line) {
  if (!process.env.QUIET) console.error(line);
}

function sources() {
  const folders = ["app", "http", "build", "public", "scripts"];
  const files = [
    "server.ts",
    "mdx.config.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
  ];
  return [
    ...folders.flatMap((folder) => filesIn(join(root, folder))),
    ...files.map((file) => join(root, file)),
  ];
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
    .sort();
}

function hashOf(files, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}
