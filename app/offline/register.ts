import { site } from "~/site";

/**
 * Registers the worker that keeps read pages. Switched off in `site.ts`, browsers that still have it fetch its
 * successor, which removes both. A new worker belongs to a new build: this page is then out of date.
 */
export function registerServiceWorker() {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", markOutdated);
  if (site.offlineReading) serviceWorker.register("/sw.js").catch(report);
  else serviceWorker.getRegistration().then((registration) => registration?.update(), report);
}

function markOutdated() {
  document.documentElement.dataset.outdated = "";
}

function report(error: unknown) {
  console.warn("Offline reading is not available", error);
}
