import { type PointerEvent, useRef, useState } from "react";
import type { Booking } from "~/till/rules/rental";
import { calendar } from "./content";
import type { Action } from "./reducer";
import type { Hired } from "./state";

type Start = { x: number; dayWidth: number; stretches: boolean };

/** The bar follows the hand; let go, it snaps to a day. Its right end stretches it. */
export function useBookingDrag(booking: Hired, act: (action: Action) => void) {
  const [moved, setMoved] = useState<{ days: number; stretches: boolean }>();
  const start = useRef<Start>(undefined);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const row = event.currentTarget.parentElement;
    const label = row?.firstElementChild;
    if (!row || !label || event.button !== 0) return;
    const dayWidth = (row.clientWidth - label.clientWidth) / calendar.days;
    const stretches = (event.target as HTMLElement).dataset.end !== undefined;
    start.current = { x: event.clientX, dayWidth, stretches };
    event.currentTarget.setPointerCapture(event.pointerId);
    act({ do: "choose", booking: booking.id });
  }

  function onPointerMove(event: PointerEvent) {
    if (!start.current) return;
    const { x, dayWidth, stretches } = start.current;
    setMoved({ days: (event.clientX - x) / dayWidth, stretches });
  }

  function onPointerUp() {
    const place = moved && placed(booking, Math.round(moved.days), moved.stretches);
    const isElsewhere = place && (place.from !== booking.from || place.days !== booking.days);
    if (isElsewhere) act({ do: "put", booking: booking.id, ...place });
    end();
  }

  function end() {
    start.current = undefined;
    setMoved(undefined);
  }

  return {
    /** Where the bar is drawn, between two days too. */
    shown: moved && placed(booking, moved.days, moved.stretches, 0.6),
    /** Where it would be if it were let go. */
    place: moved && placed(booking, Math.round(moved.days), moved.stretches),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
}

function placed({ from, days }: Booking, by: number, stretches: boolean, shortest = 1): Booking {
  return stretches ? { from, days: Math.max(shortest, days + by) } : { from: from + by, days };
}
