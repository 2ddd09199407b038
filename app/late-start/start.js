// Runs inline in the head of every page, before anything is painted. A built page is plain HTML that works by itself;
// this script starts the application at the first sign of interest, and keeps the taps that come before it runs.
(() => {
  const root = document.documentElement;
  const { application, afterLoad, displayFont, textFont } = document.currentScript.dataset;
  const savesData = navigator.connection?.saveData;
  let started = false;

  function start() {
    if (started) return;
    started = true;
    showStyles();
    loadAfterLoad();
    // A field with `autofocus` is a sign before the page is parsed, and the application waits at its end.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", runApplication);
    else runApplication();
  }

  function runApplication() {
    const waiting = document.querySelector('script[type="text/late"]');
    if (!waiting) return; // a page rendered on request starts by itself
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    script.onerror = () => release(false);
    document.head.append(script);
  }

  let isPressed = false;
  let startTimer;

  /**
   * Scrolling is no sign of interest: a touch that scrolls ends in `pointercancel`, and some keys scroll. A press is one
   * when it ends. Most often a click follows, and what that shows is painted before the application takes the processor.
   */
  function onSign({ type, key }) {
    if (type.startsWith("pointer")) isPressed = type === "pointerdown";
    if (isPressed || type === "pointercancel") return;
    if (type === "keydown" && /^(Arrow|Page|Home|End| )/.test(key)) return;
    clearTimeout(startTimer);
    requestAnimationFrame(() => {
      startTimer = setTimeout(start, type === "pointerup" ? 300 : 0);
    });
  }

  /** Buttons that do nothing by themselves, in the order in which they were pressed. */
  let taps = [];
  const native = "popover" in root ? "[popovertarget], [commandfor]" : "[commandfor]";

  function onClick(event) {
    if (event.defaultPrevented || openDialog(event) || !application || "hydrated" in root.dataset) return;
    const button = event.target.closest(`button[type="button"]:not(${native})`);
    if (!button || (savesData && !started && !button.closest("[data-start-app]"))) return;
    button.ariaBusy = "true";
    taps.push(button);
  }

  function release(isHydrated) {
    for (const button of taps) button.removeAttribute("aria-busy");
    const pressed = taps;
    taps = [];
    if (isHydrated) for (const button of pressed) if (button.isConnected) button.click();
  }

  /** `command="show-modal"` for engines that don't know it, and links that have a dialog on their page. */
  function openDialog(event) {
    const opener = event.target.closest('[data-opens], [command="show-modal"]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const isCommand = opener.hasAttribute("commandfor");
    if (isCommand && "commandForElement" in opener) return false;
    const dialog = document.getElementById(
      isCommand ? opener.getAttribute("commandfor") : opener.dataset.opens,
    );
    if (!dialog?.showModal) return false;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    return true;
  }

  /** Browsers without scripting would fetch a lazy frame at once, so a closed one has no address. */
  function fillFrame({ target, newState }) {
    const frame = newState === "open" && target.querySelector?.("iframe[data-src]:not([src])");
    if (frame) frame.src = frame.dataset.src;
  }

  function loadAfterLoad() {
    return import(afterLoad).catch(console.warn);
  }

  /** Once the browser says that it has painted, so that nothing takes line and processor from what is seen first. */
  function afterFirstView(next) {
    if (document.readyState !== "complete") addEventListener("load", () => afterFirstView(next));
    else requestAnimationFrame(() => untilPainted().then(next));
  }

  /** Until the first text, not a bare background, which may be painted in a frame before it. */
  function untilPainted() {
    return new Promise((painted) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) painted();
      }).observe({ type: "paint", buffered: true });
      // Firefox says nothing of a page that was opened at a place further down: its frame takes no longer than this.
      setTimeout(painted, 500);
    });
  }

  /** The page's own styles are inline, and the whole sheet comes with the application, for the pages to come. */
  function showStyles() {
    for (const sheet of document.querySelectorAll("link[disabled]")) sheet.disabled = false;
  }

  const fonts = [
    new FontFace("Familjen Grotesk Variable", `url(${displayFont})`, { weight: "400 700", display: "swap" }),
    new FontFace("Figtree Variable", `url(${textFont})`, { weight: "400 700", display: "swap" }),
  ];

  /** Once both have loaded, so that text is laid out anew only once. */
  function showFonts() {
    return Promise.all(fonts.map((font) => font.load())).then(addFonts, console.warn);
  }

  function addFonts() {
    for (const font of fonts) document.fonts.add(font);
  }

  /** A draft on this device, or something left in this tab: the application starts at once, to restore or send it. */
  function hasKept() {
    try {
      const isForActing = document.querySelector("link[rel=late-modulepreload]");
      const keeps = document.querySelector("[data-keeps]")?.dataset.keeps;
      if (keeps && sessionStorage.getItem(keeps)) return true;
      return isForActing && Object.keys(localStorage).some((key) => key.startsWith("velto:draft:"));
    } catch {
      return false; // a browser that forbids storing anything
    }
  }

  /** What `CarriedStage` does within a document: the product's picture goes along to its page and back. */
  function carryPicture({ viewTransition, activation = window.navigation?.activation }) {
    if (!viewTransition || !activation?.from) return;
    const paths = [activation.from, activation.entry].map(({ url }) => new URL(url).pathname);
    const picture = [...document.querySelectorAll("[data-carried]")].find((stage) => {
      const { top, bottom } = stage.getBoundingClientRect();
      return paths.includes(stage.dataset.carried) && bottom > 0 && top < innerHeight;
    });
    if (!picture) return;
    picture.style.viewTransitionName = "product";
    viewTransition.finished.finally(() => {
      picture.style.viewTransitionName = "";
    });
  }

  // So that the place in the address stays where it is when the application starts, see `layout.css`.
  if (location.hash) root.dataset.openedAt = "";
  addEventListener("pageswap", carryPicture);
  addEventListener("pagereveal", carryPicture);
  addEventListener("click", onClick);
  addEventListener("toggle", fillFrame, true);
  addEventListener("hydrated", () => loadAfterLoad().then(() => release(true)));

  if (savesData) {
    // With Save-Data on: no application, fonts or film unless the visitor asks.
    root.dataset.saveData = "on";
    afterFirstView(() => document.querySelector("link[data-soon]") && showStyles());
    addEventListener("click", (event) => {
      if (!event.target.closest("[data-start-app]")) return;
      root.dataset.saveData = "asked";
      showFonts();
      start();
    });
    return;
  }
  // With a service worker the fonts are on the device, so they need not wait for the first paint.
  if (navigator.serviceWorker?.controller) addFonts();
  // One after the other, what is seen first: all at once they would take line and processor from each other. A font
  // that does not come holds nothing up for long.
  afterFirstView(() => {
    if (hasKept()) start();
    Promise.race([showFonts(), new Promise((pass) => setTimeout(pass, 3000))]).then(loadAfterLoad);
  });
  for (const sign of ["pointerdown", "pointerup", "pointercancel", "click", "keydown", "focusin"]) {
    addEventListener(sign, onSign, { capture: true, passive: true });
  }
})();
