import type { KeyboardEvent } from "react";

/** Arrow keys move between the buttons of a grid, in two directions. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const grid = event.currentTarget;
  const buttons = [...grid.querySelectorAll<HTMLElement>("button")];
  const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const target = step && buttons[buttons.indexOf(event.target as HTMLElement) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** In a group of choices they move and choose; the last one is followed by the first. */
export function moveInChoices(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]:not(:disabled)")];
  const at = choices.indexOf(event.target as HTMLElement);
  const target = choices[(at + step + choices.length) % choices.length];
  target?.focus();
  // What opens a sheet waits for Enter or Space.
  if (target && !target.hasAttribute("aria-haspopup")) target.click();
}
