import { type RefObject, useEffect, useState } from "react";
import { prefersCalm } from "~/till/calm";
import type { Action } from "./reducer";

export type KitchenClock = { isRunning: boolean; toggle: () => void };

/** Twenty times faster than the wall's, and only while it is seen. Who wants less motion starts it by hand. */
export function useKitchenClock(
  root: RefObject<HTMLElement | null>,
  act: (action: Action) => void,
): KitchenClock {
  const [isRunning, setRunning] = useState(true);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (prefersCalm()) setRunning(false);
  }, []);

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    if (!isRunning || !isSeen) return;
    const timer = setInterval(() => !document.hidden && act({ do: "pass", seconds: 10 }), 500);
    return () => clearInterval(timer);
  }, [isRunning, isSeen, act]);

  return { isRunning, toggle: () => setRunning(!isRunning) };
}
