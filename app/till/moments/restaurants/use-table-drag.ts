import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import type { Action } from "./reducer";
import { canJoin, type Service } from "./state";

type Drag = { table: number; dx: number; dy: number; over?: number };

/** Nearer than this a pull is still a press. */
const threshold = 8;

/** A table follows the hand; let go over one that it can join, they are joined, anywhere else it goes home. */
export function useTableDrag(service: Service, act: (action: Action) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<{ table: number; x: number; y: number }>(undefined);
  const moved = useRef(false);

  function onPointerDown(event: PointerEvent) {
    const table = tableAt(event.target);
    moved.current = false;
    start.current = table === undefined ? undefined : { table, x: event.clientX, y: event.clientY };
  }

  function onPointerMove(event: PointerEvent) {
    const from = start.current;
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved.current && Math.hypot(dx, dy) < threshold) return;
    if (!moved.current) {
      moved.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map(tableAt)
      .find((table) => table !== undefined && canJoin(service, from.table, table));
    setDrag({ table: from.table, dx, dy, over: under });
  }

  function onPointerUp() {
    if (drag?.over !== undefined) act({ do: "join", table: drag.table, to: drag.over });
    end();
  }

  function end() {
    start.current = undefined;
    setDrag(undefined);
  }

  return {
    ...drag,
    onFloor: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
    /** The click that follows a drag is no press; one by the keyboard, which has no detail, always is. */
    isPress: ({ detail }: MouseEvent) => detail === 0 || !moved.current,
  };
}

function tableAt(target: EventTarget): number | undefined {
  const table = (target as Element).closest<HTMLElement>("[data-table]")?.dataset.table;
  return table === undefined ? undefined : Number(table);
}
