import type { BuiltPage } from "./pages";

/**
 * Keeps a built page from loading the application by itself: the one inline module script that imports it gets an
 * inert type, and `app/late-start/start.js` runs a copy of it at the first sign of interest. React Router's other
 * scripts stay as they are. Relies on the HTML of React Router 8.4.0; `late-start.test.ts` pins it.
 */
export function startLate(pages: BuiltPage[]): void {
  for (const { path, root } of pages) {
    const preloads = root.querySelectorAll('link[rel="modulepreload"]');
    const modules = root
      .querySelectorAll('script[type="module"]')
      .filter((script) => !script.hasAttribute("src"));
    if (modules.length > 1) throw new Error(`${path} has ${modules.length} inline module scripts`);
    modules[0]?.setAttribute("type", "text/late").removeAttribute("async");
    for (const link of preloads) {
      if (isForActing(root)) link.setAttribute("rel", "late-modulepreload");
      else link.remove();
    }
  }
}

/** Pages with a form or something to order fetch the application's files at low priority after load. */
function isForActing(root: BuiltPage["root"]): boolean {
  return root.querySelector('main form, main dialog, main [data-opens], main a[href$="/order"]') !== null;
}
