import { useSyncExternalStore } from "react";
import { zoneHere } from "~/time/zones";

/** The visitor's time zone, once the page runs in their browser; before that and without scripts nobody knows it. */
export function useZone(): string | undefined {
  return useSyncExternalStore(never, zoneHere, unknown);
}

function never() {
  return () => {};
}

function unknown(): undefined {
  return undefined;
}
