import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import { ArrowLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { currentMark, type NavEntry, type NavMenuItem } from "./nav";
import { closePopover, isOpen } from "./popover";

/**
 * A native popover: one is open at a time, a click outside or Escape closes it, and it opens before any
 * script is there. The script closes it when a page was chosen or the focus has moved on.
 */
export function Dropdown({ item }: { item: NavMenuItem }) {
  const { pathname } = useLocation();
  const { panel, open, closeOnChoice, onBlur, onToggle } = usePopover();
  return (
    <>
      <button
        className="hd__item"
        type="button"
        popoverTarget={item.id}
        aria-expanded={open}
        aria-current={currentMark(item.path, pathname)}
        onBlur={onBlur}
      >
        {item.name} <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is a link's own, by key or pointer */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        className={item.hasSidePanel ? "drop drop--wide" : "drop"}
        id={item.id}
        popover="auto"
        ref={panel}
        onToggle={onToggle}
        onBlur={onBlur}
        onClick={closeOnChoice}
      >
        <ul className="drop__list">
          {item.entries.map((entry) => (
            <li key={entry.path}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        {item.hasSidePanel && (
          <div className="drop__side">
            <p className="h4">{item.overview.title}</p>
            <p className="small mute">{item.overview.text}</p>
            <ArrowLink to={item.path}>{item.overview.link}</ArrowLink>
            <div className="vg-clip">
              <Illustration name="pos-sale" label="decorative" flat />
            </div>
          </div>
        )}
        <div className="drop__all">
          <ArrowLink to={item.path}>{item.overview.link}</ArrowLink>
        </div>
      </div>
    </>
  );
}

function Entry({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation();
  return (
    <Link
      className="drop__a"
      to={entry.path}
      aria-current={currentMark(entry.path, pathname)}
      prefetch="intent"
      viewTransition
    >
      <span className="ico">
        <Icon name={entry.icon} />
      </span>
      <b>{entry.name}</b>
      <span className="d">{entry.description}</span>
    </Link>
  );
}

function usePopover() {
  const panel = useRef<HTMLDivElement>(null);
  /** Undefined until the script is there: without it the browser itself tells whether the popover is open. */
  const [open, setOpen] = useState<boolean>();

  function onToggle() {
    setOpen(panel.current !== null && isOpen(panel.current));
  }
  useEffect(onToggle, []);

  const close = () => panel.current && closePopover(panel.current);
  function closeOnChoice(event: SyntheticEvent) {
    if ((event.target as Element).closest("a")) close();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!relatedTarget || panel.current?.contains(relatedTarget)) return;
    const invoker = currentTarget.closest("li")?.querySelector("button");
    if (invoker !== relatedTarget) close();
  }
  return { panel, open, closeOnChoice, onBlur, onToggle };
}
