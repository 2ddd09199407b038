// Finds a Chromium for the browser tests, or installs one where it can.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, say } from "./front-door.js";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export async function ensureBrowser() {
  return (await findBrowser()) ?? installBrowser();
}

async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  const candidates = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

async function installBrowser() {
  say("Installing a browser for the tests ...");
  const apt = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (apt) {
    run("apt-get", ["update", "-qq"], { quiet: true });
    run("apt-get", ["install", "-y", "-qq", "chromium"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  } else run("playwright", ["install", "chromium"], { quiet: true });
  const found = await findBrowser();
  if (!found) throw new Error("No Chromium found. Set CHROMIUM_PATH to one.");
  return found;
}
