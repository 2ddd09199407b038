import { fileURLToPath } from "node:url";
import { errors } from "@playwright/test";

export const executablePath = process.env.CHROMIUM_PATH;

/** A phone's processor has a core to spare for the page; where two are shared, it goes before the rest of the browser. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  `--renderer-cmd-prefix=${fileURLToPath(new URL("before-others.sh", import.meta.url))}`,
];

/** Now and then a headless browser stops painting a page for good: that one says nothing, and another is measured. */
export async function painting<T>(measure: () => Promise<T>): Promise<T> {
  for (let stops = 0; ; stops++) {
    try {
      return await measure();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || stops === 2) throw error;
    }
  }
}
