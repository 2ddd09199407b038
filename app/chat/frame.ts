import { useCallback, useEffect, useRef, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { publicPath } from "~/forms/origin";
import { isSignal, isSitePath, type ToChat, type ToPage } from "./signals";

/** The frame's life: loaded at the first opening, kept while moving through the site, given up when it stays silent. */
export function useChatFrame() {
  const details = useRef<HTMLDetailsElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();
  const [state, setState] = useState<"waiting" | "ready" | "failed">("waiting");
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const tell = useCallback((signal: ToChat) => {
    frame.current?.contentWindow?.postMessage(signal, location.origin);
  }, []);

  const onToggle = useCallback(() => {
    if (!details.current?.open) return;
    setSrc(
      (known) => known ?? `${href("/chat-widget")}?from=${encodeURIComponent(publicPath(location.pathname))}`,
    );
    frame.current?.focus();
    tell({ to: "velto-chat", say: "opened", path: publicPath(location.pathname) });
  }, [tell]);

  const close = useCallback(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }, []);

  // A click before the application started has already opened it.
  useEffect(onToggle, [onToggle]);

  useEffect(() => tell({ to: "velto-chat", say: "page", path: publicPath(pathname) }), [pathname, tell]);

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      if (!isSignal<ToPage>(event, frame.current?.contentWindow, "velto-page")) return;
      if (event.data.say === "close") close();
      if (event.data.say === "ready") {
        setState("ready");
        if (details.current?.open) {
          frame.current?.focus();
          tell({ to: "velto-chat", say: "opened", path: publicPath(location.pathname) });
        } else tell({ to: "velto-chat", say: "hello" });
      }
      if (event.data.say === "go" && isSitePath(event.data.path)) {
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
    return () => {
      removeEventListener("message", onMessage);
      removeEventListener("keydown", onKeyDown);
    };
  }, [close, navigate, tell]);

  const giveUpAfter = useCallback((milliseconds: number) => {
    return setTimeout(() => setState((now) => (now === "waiting" ? "failed" : now)), milliseconds);
  }, []);

  useEffect(() => {
    if (!src) return;
    const timer = giveUpAfter(20_000);
    return () => clearTimeout(timer);
  }, [src, giveUpAfter]);

  function retry() {
    setState("waiting");
    setSrc((known) => known && `${known}&again=${Date.now()}`);
  }

  // A page that loaded but never says it is ready is an error page.
  return { details, frame, src, state, onToggle, onLoad: () => giveUpAfter(4_000), retry };
}
