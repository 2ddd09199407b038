// Finds a Chromium for the browser tests, or installs one where it can.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptFind, aptInstall, aptKnows, hasApt } from "./apt.js";
import { mustRun, run, step } from "./steps.js";

/** Takes a third of the whole browser's processor time for a test: that one makes a window for each. */
const shell = "/usr/bin/chromium-headless-shell";

const usual = [
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export async function ensureBrowser() {
  if (findBrowser() && !process.env.CHROMIUM_PATH) await preferShell();
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

/** Where the whole browser is all there is, and without it being known or reached nothing is lost. */
async function preferShell() {
  const name = "chromium-headless-shell";
  if (existsSync(shell) || !hasApt() || !aptKnows(name)) return;
  const impatient = ["-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=0"];
  await step("Installing a faster browser for the tests", "apt-get", () =>
    run("apt-get", ["install", "-y", "-qq", ...impatient, name], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    }),
  );
}

async function installBrowser() {
  if (!hasApt()) return mustRun("playwright", ["install", "chromium"]);
  return aptInstall((await aptFind("chromium-headless-shell", "chromium")) ?? "chromium");
}
