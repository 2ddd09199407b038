/**
 * For scripts that change the server's HTML beside React: a page that hydrates by itself, as in development, stays as
 * it is written until then; a built one starts late and is changed at once.
 */
export function whenHydrated(next: () => void) {
  const startsLate = document.querySelector('script[type="text/late"]') !== null;
  if (startsLate || "hydrated" in document.documentElement.dataset) next();
  else addEventListener("hydrated", next, { once: true });
}
