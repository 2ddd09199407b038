import type { Browser } from "./browser";
import { startFirefox } from "./firefox";
import { startWebkit } from "./webkit";

export type Engine = { name: string; start: () => Promise<Browser> };

/** Chromium has a suite of its own; these are the other two engines that the site promises to work in. */
export const engines: Engine[] = [
  { name: "firefox", start: startFirefox },
  { name: "webkit", start: startWebkit },
];
