import { useSyncExternalStore } from "react";

/** Whether the application runs: false in the server's HTML and while it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
