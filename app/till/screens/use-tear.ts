import { type PointerEvent, type RefObject, useRef } from "react";

/** The paper gives a little, comes off after 26 px, and is let go after 60. */
const comesOff = 26;
const letsGo = 60;
const mostDegrees = 9;

export function useTear(paper: RefObject<HTMLDivElement | null>, isOut: boolean, onTorn: () => void) {
  const from = useRef<{ x: number; y: number; far: number }>(undefined);

  function onPointerDown({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
    if (!isOut) return;
    from.current = { x: clientX, y: clientY, far: 0 };
    currentTarget.setPointerCapture(pointerId);
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const start = from.current;
    if (!start || !paper.current) return;
    const right = clientX - start.x;
    const down = Math.max(-6, clientY - start.y);
    start.far = Math.hypot(right, down);
    const isOff = start.far >= comesOff;
    paper.current.toggleAttribute("data-torn", isOff);
    paper.current.style.transform = isOff
      ? `translate(${right}px, ${down}px) rotate(${turn(right * 0.06)}deg)`
      : `translateY(${down * 0.3}px) rotate(${right * 0.02}deg)`;
  }

  function onPointerUp() {
    const start = from.current;
    from.current = undefined;
    if (!start || !paper.current) return;
    if (start.far > letsGo) return onTorn();
    paper.current.style.transform = "";
    paper.current.removeAttribute("data-torn");
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function turn(degrees: number): number {
  return Math.max(-mostDegrees, Math.min(mostDegrees, degrees));
}
