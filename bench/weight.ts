import { chromium } from "@playwright/test";
import { publicPages } from "./pages";
import { kb, table } from "./table";
import type { Findings } from "./target";

type Kind = "html" | "css" | "js" | "fonts" | "images" | "other";

/** What a phone transfers for each page: up to its first paint, and once the application has started. */
export async function weight(url: string): Promise<Findings> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const rows: (string | number)[][] = [];
  for (const path of publicPages()) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, Kind>();
    const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
    let requests = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      kinds.set(requestId, kindOf(type));
      requests += 1;
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes[kinds.get(requestId) ?? "other"] += encodedDataLength;
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url + path, { waitUntil: "load" });
    const first = { requests, total: sum(bytes) };
    const blocked = await page.evaluate(blockedUntilStarted);
    await page.waitForLoadState("networkidle");
    rows.push([
      path,
      kb(bytes.html),
      kb(bytes.fonts),
      kb(bytes.images),
      `${first.requests} / ${kb(first.total)}`,
      kb(bytes.css),
      kb(bytes.js),
      `${requests} / ${kb(sum(bytes))}`,
      Math.round(blocked),
    ]);
    process.stderr.write(".");
    await context.close();
  }
  await browser.close();
  const head = ["page", "HTML", "fonts", "images", "at load: requests / KB", "CSS", "JS", "in the end"];
  return { table: table([...head, "start blocks, ms"], rows), targets: [] };
}

/** Runs in the page, from its load until the application has settled. */
async function blockedUntilStarted(): Promise<number> {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask" });
  const settled = () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));
  while (!settled()) await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestIdleCallback(resolve));
  return blocked;
}

function kindOf(type: string): Kind {
  const kinds: Record<string, Kind> = {
    Document: "html",
    Stylesheet: "css",
    Script: "js",
    Font: "fonts",
    Image: "images",
  };
  return kinds[type] ?? "other";
}

function sum(bytes: Record<Kind, number>): number {
  return Object.values(bytes).reduce((total, part) => total + part, 0);
}
