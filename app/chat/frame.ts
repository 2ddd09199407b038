import { useCallback, useEffect, useRef, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { publicPath } from "~/secret-paths";
import { isSignal, isSitePath, type ToChat, type ToPage } from "./signals";

/** Unknown until the application runs: the browser itself loads the frame at the first opening. */
type FrameState = "waiting" | "ready" | "failed" | undefined;

/** The frame stays while visitors move through the site, and is given up when it never says that it is ready. */
export function useChatFrame() {
  const details = useRef<HTMLDetailsElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<FrameState>();
  const { pathname } = useLocation();
  const [src] = useState(() => `${href("/chat-widget")}?from=${encodeURIComponent(publicPath(pathname))}`);
  const navigate = useNavigate();

  const tell = useCallback((signal: ToChat) => {
    frame.current?.contentWindow?.postMessage(signal, location.origin);
  }, []);

  const giveUpAfter = useCallback((milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState((now) => (now === "ready" ? now : "failed")), milliseconds);
  }, []);

  /** Asks for an answer from the frame, loaded anew if it was given up. */
  const wait = useCallback(() => {
    if (!details.current?.open) return;
    setState((now) => (now === "failed" ? "waiting" : now));
    giveUpAfter(isErrorPage(frame.current) ? 0 : 20_000);
    tell({ to: "velto-chat", type: "hello" });
  }, [giveUpAfter, tell]);

  // A click before the application started has already opened it.
  useEffect(() => {
    if (details.current?.open) wait();
    else setState("waiting");
    return () => clearTimeout(timer.current);
  }, [wait]);

  const close = useCallback(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }, []);

  const onReady = useCallback(() => {
    setState("ready");
    if (!details.current?.open) return;
    frame.current?.focus();
    tell({ to: "velto-chat", type: "opened", path: publicPath(location.pathname) });
  }, [tell]);

  useEffect(() => tell({ to: "velto-chat", type: "page", path: publicPath(pathname) }), [pathname, tell]);

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      if (!isSignal<ToPage>(event, frame.current?.contentWindow, "velto-page")) return;
      if (event.data.type === "close") close();
      if (event.data.type === "ready") onReady();
      if (event.data.type === "go" && isSitePath(event.data.path)) {
        navigate(event.data.path, { viewTransition: true });
        if (matchMedia("(max-width: 575px)").matches) close();
      }
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]"))
        close();
    }
    addEventListener("message", onMessage);
    addEventListener("keydown", onKeyDown);
    addEventListener("online", wait);
    return () => {
      removeEventListener("message", onMessage);
      removeEventListener("keydown", onKeyDown);
      removeEventListener("online", wait);
    };
  }, [close, navigate, onReady, wait]);

  // The start script writes the address at the first opening; a frame that was given up and made anew has none.
  useEffect(() => {
    const { src, dataset } = frame.current ?? {};
    if (state === "waiting" && details.current?.open && src === "" && dataset?.src)
      frame.current?.setAttribute("src", dataset.src);
  }, [state]);

  /** An empty frame has loaded, too. */
  function onLoad() {
    if (details.current?.open && frame.current?.src) giveUpAfter(isErrorPage(frame.current) ? 0 : 4_000);
  }

  return { details, frame, src, state, onToggle: wait, onLoad, retry: wait };
}

/** The browser's own error page has another origin. */
function isErrorPage(frame: HTMLIFrameElement | null): boolean {
  return frame?.contentDocument === null;
}
