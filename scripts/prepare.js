// What `npm start`, `npm test` and `npm run dev` do first. Runs on any Node from 20 on, before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun, root, step } from "./steps.js";

export async function ensureInstalled() {
  const marker = join(root, "node_modules", ".installed");
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (isMarked(marker, wanted)) return;
  await step("Installing packages", "npm", () =>
    mustRun("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]),
  );
  writeFileSync(marker, wanted);
}

export async function ensureBuilt() {
  const marker = join(root, "dist", ".built");
  const wanted = hashOf(sources(), process.env.SITE_URL ?? "");
  if (isMarked(marker, wanted)) return;
  rmSync(join(root, "dist"), { recursive: true, force: true });
  // Vitest, which may ask for the build too, runs as `test`.
  const env = { NODE_ENV: "production" };
  await step("Building", "Vite, then every page", () => mustRun("tsx", ["build/run.ts"], { env }));
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(marker, wanted);
}

function isMarked(marker, wanted) {
  return existsSync(marker) && readFileSync(marker, "utf8") === wanted;
}

function sources() {
  const folders = ["app", "http", "build", "simulators", "public"];
  const files = [
    "server.ts",
    "commands.ts",
    "live-constants.config.ts",
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
