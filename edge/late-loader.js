// Runs inline in every page's head. It starts the application at the first sign of interest, or when the page has
// been there for a while and the browser is idle. Until then the page is plain HTML that works by itself.
(() => {
  const interest = ["pointerdown", "keydown", "focusin", "touchstart"];
  const options = { capture: true, passive: true };
  let started = false;

  function start() {
    if (started) return;
    started = true;
    for (const type of interest) removeEventListener(type, start, options);
    if (document.querySelector("[data-faces]")) showFacesEverywhere();
    for (const sheet of document.querySelectorAll("link[rel=stylesheet][disabled]")) sheet.disabled = false;
    const waiting = document.querySelector('script[type="text/late"]');
    if (!waiting) return;
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    document.head.append(script);
  }

  /** Loaded first, then given to one part of the page after the other: laid out anew at once, it would stall. */
  function showFaces() {
    const faces = ["Familjen Grotesk Variable", "Figtree Variable"];
    Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`))).then(
      () => {
        const parts = [...document.querySelectorAll("body > :not(main), main > *")];
        (function next() {
          const part = parts.shift();
          if (part) part.dataset.faces = "";
          if (part) requestAnimationFrame(() => setTimeout(next));
          else if (started) showFacesEverywhere();
        })();
      },
      () => {}, // the fallbacks do
    );
  }

  /** Words first: the faces wait for the first paint, unless the service worker has them on this device. */
  function showFacesAfterPaint() {
    if (navigator.serviceWorker?.controller) return;
    hideFaces();
    if (window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
      new PerformanceObserver((paints, observer) => {
        if (!paints.getEntriesByName("first-contentful-paint").length) return;
        observer.disconnect();
        showFaces();
      }).observe({ type: "paint", buffered: true });
    } else addEventListener("load", showFaces);
  }

  /** The application brings new pages, whose parts have no attribute. */
  function showFacesEverywhere() {
    document.documentElement.dataset.faces = "";
  }

  function hideFaces() {
    delete document.documentElement.dataset.faces;
  }

  function showConnection() {
    document.documentElement.toggleAttribute("data-offline", !navigator.onLine);
  }

  // Whoever reads for a moment and goes has paid for no script.
  function startAfterAWhile() {
    setTimeout(() => {
      if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 4000 });
      else start();
    }, 3000);
  }

  for (const type of ["online", "offline"]) addEventListener(type, showConnection);
  showConnection();

  if (navigator.connection?.saveData) {
    // Visitors who save data get no JavaScript and no fonts unless they ask.
    document.documentElement.dataset.saveData = "on";
    hideFaces();
    addEventListener("click", (event) => {
      if (!event.target.closest("[data-start-app]")) return;
      document.documentElement.dataset.saveData = "asked";
      showFaces();
      start();
    });
    return;
  }
  showFacesAfterPaint();
  for (const type of interest) addEventListener(type, start, options);
  if (document.readyState === "complete") startAfterAWhile();
  else addEventListener("load", startAfterAWhile);
})();
