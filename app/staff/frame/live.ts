import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";

type Live = "live" | "signed-out";

const everyMs = 30_000;

/**
 * Asks for changes every 30 seconds while the tab is looked at, and on return to it. Says 'signed-out' instead of
 * leaving the page, on which something may be half written.
 */
export function useLive(): { state: Live; retry: () => void } {
  const revalidator = useRevalidator();
  const [state, setState] = useState<Live>("live");

  const refresh = useEffectEvent(async () => {
    if (document.hidden || revalidator.state !== "idle" || document.querySelector("dialog[open]:not(.over)"))
      return;
    const status = await pulse();
    if (status === 401) setState("signed-out");
    if (status !== 204) return;
    setState("live");
    await revalidator.revalidate();
  });

  useEffect(() => {
    const timer = setInterval(refresh, everyMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  return {
    state,
    retry() {
      setState("live");
      revalidator.revalidate();
    },
  };
}

/** No answer is no news: the next turn asks again. */
function pulse(): Promise<number> {
  return fetch("/staff/pulse").then(
    ({ status }) => status,
    () => 0,
  );
}
