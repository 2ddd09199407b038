import type { BuiltPage } from "./pages";

/**
 * React Router asks for the application at once. A built page leaves it waiting: the one module script that imports
 * it becomes inert, and `app/late-start/start.js` puts a copy of it into the page at the first sign of interest.
 * Nothing else of React Router's is touched. Relies on what 8.4.0 writes; `late-start.test.ts` pins that.
 */
export function startLate(pages: BuiltPage[], assets: string[]): void {
  for (const { path, root } of pages) {
    const preloads = root.querySelectorAll('link[rel="modulepreload"]');
    const modules = root
      .querySelectorAll('script[type="module"]')
      .filter((script) => !script.hasAttribute("src"));
    if (modules.length > 1) throw new Error(`${path} has ${modules.length} inline module scripts`);
    modules[0]?.setAttribute("type", "text/late").removeAttribute("async");
    const rel = aheadOf(root);
    for (const link of preloads) {
      if (rel) link.setAttribute("rel", rel);
      else link.remove();
    }
    if (rel) preloads.at(-1)?.insertAdjacentHTML("afterend", partsOf(root, rel, assets));
  }
}

/** When the application's files are fetched ahead, if at all: once the page is loaded, or when a part comes near. */
function aheadOf(root: BuiltPage["root"]): string | undefined {
  if (isForActing(root)) return "late-modulepreload";
  return root.querySelector('main [data-ahead="near"]') ? "near-modulepreload" : undefined;
}

/** The files of parts that load by themselves (`app/near/loaded-near.tsx`) are named by them, and fetched with the rest. */
function partsOf(root: BuiltPage["root"], rel: string, assets: string[]): string {
  return root
    .querySelectorAll("main [data-chunk]")
    .map((part) => {
      const name = part.getAttribute("data-chunk");
      const file = assets.find((asset) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(asset));
      if (!file) throw new Error(`No built file is called ${name}`);
      return `<link rel="${rel}" href="/assets/${file}">`;
    })
    .join("");
}

/** Where something is filled in, ordered or tried, the application's files are fetched at low priority after load. */
function isForActing(root: BuiltPage["root"]): boolean {
  return (
    root.querySelector(
      'main form, main dialog, main [data-opens], main a[href$="/order"], main [data-ahead="load"]',
    ) !== null
  );
}
