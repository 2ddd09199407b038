import { isSignal, isSitePath, type ToChat, type ToPage } from "./signals";
import { element } from "./talk";

/** Speaks with the page that holds the frame, if there is one and it listens. */
export function joinHost(on: { opened(path: string): void; visit(path: string): void }) {
  const isFramed = parent !== window;
  const close = document.querySelector<HTMLElement>("[data-close]");
  let isHeard = false;

  addEventListener("message", (event) => {
    if (!isFramed || !isSignal<ToChat>(event, parent, "velto-chat")) return;
    isHeard = true;
    if (close) close.hidden = false;
    if (event.data.say === "opened" && isSitePath(event.data.path)) on.opened(event.data.path);
    if (event.data.say === "page" && isSitePath(event.data.path)) on.visit(event.data.path);
  });
  close?.addEventListener("click", () => tell({ to: "velto-page", say: "close" }));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) tell({ to: "velto-page", say: "close" });
  });
  if (isFramed) element("chat-back").hidden = true;
  tell({ to: "velto-page", say: "ready" });

  function tell(signal: ToPage) {
    if (isFramed) parent.postMessage(signal, location.origin);
  }

  return {
    /** The page moves on and the chat stays open; false when nobody can do that. */
    go(path: string): boolean {
      if (isHeard && isSitePath(path)) tell({ to: "velto-page", say: "go", path });
      return isHeard;
    },
  };
}
