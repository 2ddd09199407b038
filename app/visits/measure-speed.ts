import { onCLS, onINP, onLCP } from "web-vitals";

/** Tells the site once, when the page is left or hidden, how quick it was. `web-vitals` sees what was before it came. */
export function measureSpeed() {
  const measured = new Map<string, number>();
  onLCP(({ value }) => measured.set("LCP", value));
  onINP(({ value }) => measured.set("INP", value));
  onCLS(({ value }) => measured.set("CLS", value * 1000));
  const tell = () => {
    if (document.visibilityState !== "hidden" || measured.size === 0) return;
    document.removeEventListener("visibilitychange", tell);
    const told = new URLSearchParams({ page: location.pathname });
    for (const [metric, value] of measured) told.set(metric, String(Math.round(value)));
    navigator.sendBeacon("/visit/speed", told);
  };
  document.addEventListener("visibilitychange", tell);
}
