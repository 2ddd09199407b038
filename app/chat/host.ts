import { isSignal, isSitePath, type ToChat, type ToPage } from "./signals";
import { element } from "./talk";

/** Exchanges messages with the page that holds the frame, if there is one. */
export function joinHost(on: { opened(path: string): void }) {
  const isFramed = parent !== window;
  const close = document.querySelector<HTMLElement>("[data-close]");
  let isHeard = false;

  addEventListener("message", (event) => {
    if (!isFramed || !isSignal<ToChat>(event, parent, "velto-chat")) return;
    isHeard = true;
    if (close) close.hidden = false;
    if (event.data.type === "hello") tell({ to: "velto-page", type: "ready" });
    if (event.data.type === "opened" && isSitePath(event.data.path)) on.opened(event.data.path);
  });
  close?.addEventListener("click", () => tell({ to: "velto-page", type: "close" }));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) tell({ to: "velto-page", type: "close" });
  });
  if (isFramed) element("chat-back").hidden = true;
  tell({ to: "velto-page", type: "ready" });

  function tell(signal: ToPage) {
    if (isFramed) parent.postMessage(signal, location.origin);
  }

  return {
    /** The page moves on, and on a wide window the chat with it; false where the chat is a page itself. */
    go(path: string): boolean {
      if (isHeard && isSitePath(path)) tell({ to: "velto-page", type: "go", path });
      return isHeard;
    },
  };
}
