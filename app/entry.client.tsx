import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A transition hydrates in slices, so a tap during it is answered at once.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Application />
    </StrictMode>,
  );
});

function Application() {
  useEffect(announce, []);
  return <HydratedRouter />;
}

/** Taps that came before are acted on now, see `late-start/start.js`. */
function announce() {
  document.documentElement.dataset.hydrated = "";
  dispatchEvent(new Event("hydrated"));
}
