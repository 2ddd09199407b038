import { site } from "~/site";

/**
 * Registers the worker that keeps read pages. Switched off in `site.ts`, browsers that still have it fetch its
 * successor, which removes both.
 */
export function registerServiceWorker() {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (site.offlineReading) serviceWorker.register("/sw.js").catch(report);
  else serviceWorker.getRegistration().then((registration) => registration?.update(), report);
}

function report(error: unknown) {
  console.warn("Offline reading is not available", error);
}
