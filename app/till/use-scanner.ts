import { useEffect, useRef } from "react";
import { nothingTyped, onKey } from "./rules/scanner";
import type { Act } from "./use-till";

/** A real scanner types into the page. In a field its digits go where they are typed. */
export function useScanner(act: Act, isListening: boolean) {
  const typed = useRef(nothingTyped);
  useEffect(() => {
    if (!isListening) return;
    function onKeyDown(event: KeyboardEvent) {
      if ((event.target as Element).closest("input, textarea, select, dialog, [contenteditable]")) return;
      const after = onKey(typed.current, event.key, event.timeStamp);
      typed.current = after.typed;
      if (!after.scanned) return;
      event.preventDefault(); // the Enter at its end presses no button
      act({ do: "scan", code: after.scanned });
    }
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [act, isListening]);
}
