import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "~/ui/icon";
import { sheets } from "../content";
import { ksh } from "../rules/money";
import { openTotals } from "../state/figures";
import type { Sheet as SheetName } from "../state/state";
import { useTill } from "../use-till";
import { CustomerSheet } from "./customer-sheet";
import { DaySheet } from "./day-sheet";
import { DiscountSheet } from "./discount-sheet";
import { HeldSheet } from "./held-sheet";
import { SplitSheet } from "./split-sheet";

/** Lies over the items; on phones over everything. What is under it is inert, and focus goes back to its opener. */
export function Sheet({ name }: { name: SheetName }) {
  const { state, act } = useTill();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = useRef(state.notice.count > 0 || document.activeElement !== document.body);
  const id = useId();
  useEffect(() => {
    if (!isOpened.current) return;
    const opener = document.activeElement as HTMLElement | null;
    heading.current?.focus({ preventScroll: true });
    return () => opener?.focus({ preventScroll: true });
  }, []);
  const titles: Record<SheetName, string> = {
    customer: sheets.customer.title,
    discount: sheets.discount.title,
    held: sheets.held.title,
    split: sheets.split.title(ksh(openTotals(state).due)),
    day: sheets.day.title,
  };
  return (
    <div className="till-sheet" role="dialog" aria-labelledby={id}>
      <div className="till-sheet__head">
        <h3 id={id} tabIndex={-1} ref={heading}>
          {titles[name]}
        </h3>
        <button
          type="button"
          className="till-ib"
          aria-label={sheets.close}
          onClick={() => act({ do: "close-sheet" })}
        >
          <Icon name="x" />
        </button>
      </div>
      {bodies[name]}
    </div>
  );
}

const bodies: Record<SheetName, ReactNode> = {
  customer: <CustomerSheet />,
  discount: <DiscountSheet />,
  held: <HeldSheet />,
  split: <SplitSheet />,
  day: <DaySheet />,
};
