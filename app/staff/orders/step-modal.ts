import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useModal } from "../modal";

/** Whether Escape has to ask first, and does. */
export type Leaving = { asks: boolean; noteTyping: () => void; keep: () => void };

/** Escape leaves a step; once something was typed it asks first, and a second one goes back to typing. */
export function useStepModal(back: string) {
  const typedIn = useRef<Element>(null);
  const [isTyped, setTyped] = useState(false);
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();

  const keep = () => setAsks(false);
  const dialog = useModal(() => {
    if (asks) return keep();
    if (!isTyped) return navigate(back, { preventScrollReset: true });
    typedIn.current = document.activeElement;
    setAsks(true);
  }, ".dlg__body :is(input:not([type=hidden]), select, textarea)");
  useEffect(() => {
    if (asks) dialog.current?.querySelector<HTMLElement>("[data-keep]")?.focus();
    else if (typedIn.current instanceof HTMLElement) typedIn.current.focus();
  }, [asks, dialog]);

  const leaving: Leaving = { asks, noteTyping: () => setTyped(true), keep };
  return { dialog, leaving };
}
