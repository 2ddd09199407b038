import { useSyncExternalStore } from "react";

/** The visitor's time zone, once the page runs in their browser; before that and without scripts nobody knows it. */
export function useZone(): string | undefined {
  return useSyncExternalStore(never, zoneHere, unknown);
}

function never() {
  return () => {};
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

function unknown(): undefined {
  return undefined;
}
