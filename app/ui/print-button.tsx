import { useEffect, useState } from "react";
import { Button } from "./button";

/** Shown once it can work; without JavaScript the browser's own menu prints the same. */
export function PrintButton({ kind, children }: { kind: "line" | "accent"; children: string }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Button kind={kind} type="button" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
