import { useEffect, useState } from "react";
import type { NearProps } from "~/near/loaded-near";

/** For the root of a moment: it is marked once its code runs, and the presses that were kept are acted on. */
export function useRuns({ onReady }: NearProps) {
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    setRuns(true);
    onReady();
  }, [onReady]);
  return { "data-runs": runs ? "" : undefined };
}
