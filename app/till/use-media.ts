import { useCallback, useSyncExternalStore } from "react";

/** Under 720 px the till shows one pane at a time. */
export function useIsPhone(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const query = matchMedia(phone);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

const phone = "(width < 48em)";
