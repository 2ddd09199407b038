import type { BuiltPage } from "./pages";

/**
 * Keeps a built page from loading the application by itself: the one inline module script that imports it gets an
 * inert type, and `app/late-start/start.js` runs a copy of it at the first sign of interest. React Router's other
 * scripts stay as they are. Relies on the HTML of React Router 8.4.0; `late-start.test.ts` pins it.
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
    for (const link of preloads) link.remove();
    if (!rel) continue;
    const links = preloads.map((link) => link.setAttribute("rel", rel).toString());
    // What is fetched later stands at the end: the first bytes are for what is seen first.
    root.querySelector("body")?.insertAdjacentHTML("beforeend", links.join("") + partsOf(root, rel, assets));
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

/** Pages with a form to send, something to order or to try fetch the application's files at low priority after load. */
function isForActing(root: BuiltPage["root"]): boolean {
  return (
    root.querySelector(
      'main form[method], main dialog, main [data-opens], main a[href*="/hardware/order"], main [data-ahead="load"]',
    ) !== null
  );
}
