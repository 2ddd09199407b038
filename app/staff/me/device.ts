/** Browser and system in two words, as far as the browser says so. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = browsers.find(([, sign]) => sign.test(agent))?.[0];
  const system = systems.find(([, sign]) => sign.test(agent))?.[0];
  return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}

/** Most browsers name others as well, so the order decides. */
const browsers: [string, RegExp][] = [
  ["Edge", /Edg/],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrom|CriOS/],
  ["Safari", /Safari/],
];

const systems: [string, RegExp][] = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X/],
  ["Linux", /Linux/],
];
