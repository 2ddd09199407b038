import { fileURLToPath } from "node:url";

export const executablePath = process.env.CHROMIUM_PATH;

/** A phone's processor has a core to spare for the page; where two are shared, it goes before the rest of the browser. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  `--renderer-cmd-prefix=${fileURLToPath(new URL("before-others.sh", import.meta.url))}`,
];

export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
