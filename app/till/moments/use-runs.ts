import { useHydrated } from "~/ui/use-hydrated";

/** For the root of a moment: until its code runs, nothing in it can be pressed. */
export function useRuns() {
  const runs = useHydrated();
  return { inert: !runs, "aria-busy": !runs };
}
