import { useEffect } from "react";
import { useOnline } from "~/ui/online";

/** While something waits: sends it when the connection returns and, if that fails, again after a pause. */
export function useWhenOnline(waiting: boolean, pauseMs: number, send: () => void): boolean {
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time is no reason to send again.
  useEffect(() => {
    if (!waiting || !online) return;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, online]);
  return online;
}
