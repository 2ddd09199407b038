import type { ReactNode } from "react";

type PickProps = {
  name: string;
  text?: string;
  value?: ReactNode;
  isChosen?: boolean;
  onPick: () => void;
};

/** One row to choose in a sheet. */
export function Pick({ name, text, value, isChosen, onPick }: PickProps) {
  return (
    <button type="button" className="till-pick" aria-pressed={isChosen} onClick={onPick}>
      <span>
        <b>{name}</b>
        {text && <small>{text}</small>}
      </span>
      <span>{value}</span>
    </button>
  );
}
