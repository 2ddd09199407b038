/** How far below or above the window a part counts as near. */
export const nearMargin = "400px 0px";

/**
 * A part that can be used, far down a page that is mostly read: the application's files are fetched when it comes
 * near, at low priority, so that the first press in it starts without waiting for the network.
 */
export function fetchWhenNear() {
  const part = document.querySelector('[data-ahead="near"]');
  if (!part) return;
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=near-modulepreload]")) {
        link.fetchPriority = "low";
        link.rel = "modulepreload";
      }
    },
    { rootMargin: nearMargin },
  ).observe(part);
}
