import type { KeyboardEvent } from "react";

type ChoicesProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, side by side. Arrow keys move and choose, as in any radio group. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, options, chosen, onChoose } = props;
  const onKeyDown = useArrowKeys(options, chosen, onChoose);
  return (
    <div className="mo-choices" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {options.map(({ value, name }) => (
        // biome-ignore lint/a11y/useSemanticElements: the choice is a button that acts at once
        <button
          key={value}
          type="button"
          role="radio"
          className="mo-choice"
          aria-checked={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** For the element with the role; its radios are its children, in the order of the options. */
export function useArrowKeys<Value>(
  options: readonly { value: Value }[],
  chosen: Value,
  onChoose: (value: Value) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const now = options.findIndex(({ value }) => value === chosen);
    const next = (now + by + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChoose(option.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
}
