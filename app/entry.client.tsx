import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { marks } from "~/marks";

/** What is seen comes first: the application starts when the page has loaded and the browser has nothing to do. */
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle);

/** Safari has no idle callbacks. */
function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
}

function start() {
  // A transition hydrates in slices, so a tap during it is answered at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Application />
      </StrictMode>,
    );
  });
}

function Application() {
  useEffect(() => {
    document.documentElement.setAttribute(marks.application, "runs");
  }, []);
  return <HydratedRouter />;
}
