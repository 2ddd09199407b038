import { type PointerEvent, useRef, useState } from "react";

/** The drawing's own width, and how far the pack travels before the beam has read it. */
const drawing = 430;
const reach = 78;

/** The pack follows the hand sideways; in the beam it is scanned, let go before that it goes back. */
export function usePull(onScan: () => void) {
  const [x, setX] = useState(0);
  const from = useRef<number>(undefined);

  function onPointerDown(event: PointerEvent<SVGGElement>) {
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<SVGGElement>) {
    const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (from.current === undefined || !width) return;
    const moved = ((event.clientX - from.current) * drawing) / width;
    setX(Math.max(-60, Math.min(moved, reach)));
    if (moved < reach) return;
    letGo();
    onScan();
  }

  function letGo() {
    from.current = undefined;
    setX(0);
  }

  return {
    x,
    place: { style: { transform: `translate(${112 + x}px, 288px)` } },
    handlers: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
  };
}
