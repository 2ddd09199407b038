import { useEffect, useEffectEvent, useRef } from "react";

/**
 * The markup is an open dialog, which works without scripts. Shown as a modal it holds the focus, which begins at
 * `first`; Escape and a phone's back gesture leave it to `onLeave`.
 */
export function useModal(onLeave: () => void, first: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent((event: Event) => {
    event.preventDefault();
    onLeave();
  });
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.close();
    shown.showModal();
    shown.querySelector<HTMLElement>(first)?.focus();
    // The key itself is held back: a browser asks `cancel` once, and closes at the second Escape without asking.
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && leave(event);
    const onCancel = (event: Event) => leave(event);
    shown.addEventListener("keydown", onKey);
    shown.addEventListener("cancel", onCancel);
    return () => {
      shown.removeEventListener("keydown", onKey);
      shown.removeEventListener("cancel", onCancel);
    };
  }, [first]);
  return dialog;
}
