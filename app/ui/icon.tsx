import type { IconName } from "./icon-names";
import spriteUrl from "./icons.svg";

/** A symbol of the one sprite file, which the browser keeps for all pages. */
export function Icon({ name, size }: { name: IconName; size?: "s" }) {
  return (
    <svg className={size ? `icon icon--${size}` : "icon"} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
