import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";

/** Whether Escape has to ask first, and does. */
export type Leaving = { asks: boolean; noteTyping: () => void; keep: () => void };

/**
 * The markup is an open dialog, which works without scripts. Shown as a modal it holds the focus, and Escape leaves;
 * once something was typed, Escape asks first, and a second one goes back to typing.
 */
export function useStepModal(back: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typedIn = useRef<Element>(null);
  const [isTyped, setTyped] = useState(false);
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();

  const keep = () => setAsks(false);
  const onEscape = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (asks) return keep();
    if (!isTyped) return navigate(back, { preventScrollReset: true });
    typedIn.current = document.activeElement;
    setAsks(true);
  });
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.close();
    shown.showModal();
    shown.querySelector<HTMLElement>(".dlg__body :is(input:not([type=hidden]), select, textarea)")?.focus();
    // The key itself is held back: a browser asks `cancel` once, and closes at the second Escape without asking.
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onEscape(event);
    // The back gesture of a phone.
    const onCancel = (event: Event) => onEscape(event);
    shown.addEventListener("keydown", onKey);
    shown.addEventListener("cancel", onCancel);
    return () => {
      shown.removeEventListener("keydown", onKey);
      shown.removeEventListener("cancel", onCancel);
    };
  }, []);
  useEffect(() => {
    if (asks) dialog.current?.querySelector<HTMLElement>("[data-keep]")?.focus();
    else if (typedIn.current instanceof HTMLElement) typedIn.current.focus();
  }, [asks]);

  const leaving: Leaving = { asks, noteTyping: () => setTyped(true), keep };
  return { dialog, leaving };
}
