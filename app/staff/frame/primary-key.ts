import type { KeyboardEvent } from "react";

/** Ctrl and Enter, or Command and Enter, press the primary button of a form from any of its fields. */
export function pressPrimary(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget
    .querySelector<HTMLElement>("button:is(.btn--primary, .btn--brick, [data-primary])")
    ?.click();
}
