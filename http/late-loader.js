// Runs inline in every page's head. It starts the application at the first sign of interest, or when the page has
// been there for a while and the browser is idle. Until then the page is plain HTML that works by itself.
(() => {
  const root = document.documentElement;
  let started = false;

  function start() {
    if (started) return;
    started = true;
    // The application brings new pages, whose parts have no attribute.
    if (document.querySelector("[data-faces]")) showFacesIn(root);
    for (const sheet of document.querySelectorAll("link[rel=stylesheet][disabled]")) sheet.disabled = false;
    const waiting = document.querySelector('script[type="text/late"]');
    if (!waiting) return;
    const script = document.createElement("script");
    script.type = "module";
    if (waiting.src) script.src = waiting.src;
    else script.textContent = waiting.textContent;
    document.head.append(script);
  }

  let turn = Promise.resolve();
  /** One piece of work in a frame: done at once, it would hold up whoever touches the page. */
  function inTurn(work) {
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    turn = turn.then(frame).then(work).catch(console.error);
  }

  /** Loaded first, then given to one part of the page after the other. */
  function showFaces() {
    const faces = ["Familjen Grotesk Variable", "Figtree Variable"];
    Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`))).then(
      () => inTurn(() => showFacesInNext(partsOf(document.body))),
      () => {}, // the fallbacks do
    );
  }

  /** So many elements are laid out anew in one frame of a slow phone. */
  const enough = 80;

  function showFacesInNext(parts) {
    for (let room = enough; room > 0 && parts.length; room -= sizeOf(parts.shift())) showFacesIn(parts[0]);
    if (parts.length) inTurn(() => showFacesInNext(parts));
    else if (started) showFacesIn(root);
  }

  function partsOf(element) {
    return sizeOf(element) > enough ? [...element.children].flatMap(partsOf) : [element];
  }

  function sizeOf(element) {
    return element.getElementsByTagName("*").length + 1;
  }

  /** When the words are painted and what the first view loads by itself, such as a poster, is there. */
  function afterFirstView(show) {
    new PerformanceObserver((paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      observer.disconnect();
      afterLoad(() => inTurn(show));
    }).observe({ type: "paint", buffered: true });
  }

  function afterLoad(next) {
    if (document.readyState === "complete") next();
    else addEventListener("load", next);
  }

  /** Each drawing waits in its `noscript` until it is near, as a lazy picture does. */
  function showDrawings() {
    const near = new IntersectionObserver(
      (drawings) => {
        for (const { isIntersecting, target } of drawings) if (isIntersecting) draw(target);
      },
      { rootMargin: "1250px" },
    );
    for (const drawing of waitingDrawings()) near.observe(drawing);
  }

  function waitingDrawings() {
    return [...document.querySelectorAll("svg noscript")].map((waiting) => waiting.closest("svg"));
  }

  function draw(drawing) {
    const waiting = drawing.querySelector("noscript");
    if (!waiting) return;
    waiting.remove();
    const markup = waiting.textContent;
    if (isIcon(drawing)) drawing.innerHTML = markup;
    // Taken from its file: what a `use` refers to is laid out twice.
    else
      fetch(/\/[^"#]+/.exec(markup)[0])
        .then((answer) => (answer.ok ? answer.text() : markup))
        .catch(() => markup)
        .then((svg) => inTurn(() => (drawing.innerHTML = svg.replace(' id="v"', ""))));
  }

  function showFacesIn(part) {
    part.setAttribute("data-faces", "");
  }

  function hideFaces() {
    delete root.dataset.faces;
  }

  function showConnection() {
    root.toggleAttribute("data-offline", !navigator.onLine);
  }

  // Whoever reads for a moment and goes has paid for no script and for no drawing far down. Who stays may print.
  function startAfterAWhile() {
    setTimeout(() => {
      (window.requestIdleCallback || setTimeout)(startAll, { timeout: 4000 });
    }, 3000);
  }

  /** Of what is hidden only the icons, one file for all: the notice that says "offline" has one. */
  function startAll() {
    for (const drawing of waitingDrawings())
      if (isIcon(drawing) || drawing.getClientRects().length) draw(drawing);
    start();
  }

  function isIcon(drawing) {
    return drawing.classList.contains("i");
  }

  for (const type of ["online", "offline"]) addEventListener(type, showConnection);
  showConnection();
  afterFirstView(showDrawings);

  if (navigator.connection?.saveData) {
    // Visitors who save data get no JavaScript and no fonts unless they ask.
    root.dataset.saveData = "on";
    hideFaces();
    addEventListener("click", (event) => {
      if (!event.target.closest("[data-start-app]")) return;
      root.dataset.saveData = "asked";
      showFaces();
      start();
    });
    return;
  }
  // Words first; faces that the service worker has on this device need not wait.
  if (!navigator.serviceWorker?.controller) {
    hideFaces();
    afterFirstView(showFaces);
  }
  for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, start, { capture: true });
  afterLoad(startAfterAWhile);
})();
