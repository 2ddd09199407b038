import { type MouseEventHandler, type RefObject, useEffect, useState } from "react";
import { linesTotal } from "~/catalogue/lines";
import { useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { counterWords } from "./content.sw";
import type { CounterChoice } from "./counter-address";

type TotalBarProps = CounterChoice & {
  roll: RefObject<HTMLDivElement | null>;
  onOrder: MouseEventHandler;
};

/** On a phone, while the counter is changed and its roll is still below the window. */
export function TotalBar({ lines, roll, onOrder }: TotalBarProps) {
  const texts = useWords(counterWords);
  const isShown = useBelow(roll);
  if (!isShown || lines.length === 0) return null;
  return (
    <div className="totalbar">
      <p>
        <small>{texts.bar}</small>
        <b>{formatCents(linesTotal(lines))}</b>
      </p>
      <button type="button" className="btn btn--primary" onClick={onOrder}>
        {texts.order}
      </button>
    </div>
  );
}

/** Whether the section of an element is in the window, and the element still under it. */
function useBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const section = element.current?.closest("section");
    if (!element.current || !section) return;
    const seen = new Map<Element, IntersectionObserverEntry>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) seen.set(entry.target, entry);
      const roll = element.current && seen.get(element.current);
      setBelow(
        seen.get(section)?.isIntersecting === true &&
          roll?.isIntersecting === false &&
          roll.boundingClientRect.top > 0,
      );
    });
    observer.observe(section);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}
