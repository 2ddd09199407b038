import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

/** Asks our own server every so many seconds how it stands, while the page is looked at. */
export function useFollow(seconds: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === 0) return;
    let timer: number | undefined;
    const ask = () => void revalidate();
    function onVisibility() {
      clearInterval(timer);
      if (document.hidden) return;
      timer = window.setInterval(ask, seconds * 1_000);
    }
    function onBack() {
      if (!document.hidden) ask();
      onVisibility();
    }
    onVisibility();
    document.addEventListener("visibilitychange", onBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onBack);
    };
  }, [seconds, revalidate]);
}

/** Seconds that are left, counted down from what the server said last. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    setLeft(seconds);
    if (seconds <= 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Moves the focus to what has changed after somebody acted; not when the page is opened. */
export function useFocusOnChange(state: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    ref.current?.focus();
  }, [state]);
  return ref;
}
