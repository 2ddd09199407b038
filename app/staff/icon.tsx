import type { StaffIconName } from "./icon-names";
import spriteUrl from "./icons.svg";

export function StaffIcon({ name }: { name: StaffIconName }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
