import type { Device } from "~/choices/devices";

/** Undefined for robots, which are not counted: programs that read pages say so, and no browser is called otherwise. */
export function deviceOf(userAgent = ""): Device | undefined {
  if (!/^(Mozilla|Opera)\//.test(userAgent) || robot.test(userAgent)) return undefined;
  if (/iPad|Tablet|Kindle|PlayBook/.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|Opera Mini/.test(userAgent)) return "phone";
  return /Android/.test(userAgent) ? "tablet" : "computer";
}

/** Cubot makes phones. */
const robot =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|pingdom|gtmetrix|inspection|facebookexternal|googleother|mediapartners/i;
