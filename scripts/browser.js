// Finds a Chromium for the browser tests, or installs one where it can.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptFind, aptInstall, hasApt } from "./apt.js";
import { mustRun, step } from "./steps.js";

/** The headless shell starts faster and needs less than the whole browser. */
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  await step("Installing a browser for the tests", hasApt() ? "apt-get" : "Playwright", installBrowser);
  const installed = findBrowser();
  if (!installed) throw new Error("No Chromium found. Set CHROMIUM_PATH to one.");
  return installed;
}

export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

async function installBrowser() {
  if (!hasApt()) return mustRun("playwright", ["install", "chromium"]);
  return aptInstall((await aptFind("chromium-headless-shell", "chromium")) ?? "chromium");
}
