import type { BuiltPage } from "./pages";

/**
 * React Router asks for the application at once. A built page leaves it waiting: the one module script that imports
 * it becomes inert, and `app/late-start/start.js` puts a copy of it into the page at the first sign of interest.
 * Nothing else of React Router's is touched. Relies on what 8.4.0 writes; `late-start.test.ts` pins that.
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

/** Where something is filled in or can be ordered, the application's files are fetched at low priority after load. */
function isForActing(root: BuiltPage["root"]): boolean {
  return root.querySelector('main form, main dialog, main [data-opens], main a[href$="/order"]') !== null;
}
