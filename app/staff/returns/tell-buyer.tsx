import type { Fields } from "~/forms/rules";

/** Ticked, unless it was sent without. */
export function TellBuyer({ label, typed }: { label: string; typed?: Fields }) {
  return (
    <label className="tick">
      <input type="checkbox" name="tellBuyer" defaultChecked={!typed || typed.tellBuyer === "on"} />
      <span>{label}</span>
    </label>
  );
}
