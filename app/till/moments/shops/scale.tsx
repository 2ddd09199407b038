import { useRef } from "react";
import { amount } from "~/till/rules/money";
import { Button } from "~/ui/button";
import { scale, tomatoes } from "./content";
import { type Action, kilograms } from "./reducer";
import { type Counter, gramsOnPlate, plateAmount } from "./state";

export type CounterProps = { counter: Counter; act: (action: Action) => void };

/** Where each tomato comes to lie, from the middle of the plate. */
const heap = [
  [-52, 0],
  [0, 0],
  [52, 0],
  [-26, -42],
  [26, -42],
  [-78, -40],
  [78, -40],
  [0, -84],
] as const;

export function Scale({ counter, act }: CounterProps) {
  const { onPlate } = counter;
  const more = useRef<HTMLButtonElement>(null);
  const isFull = onPlate === tomatoes.grams.length;
  return (
    <div className="shop-station">
      <svg className="shop-station__art" viewBox="0 0 400 380" role="img" aria-label={scale.picture}>
        {heap.map(([x, y], index) => (
          <g
            key={`${x} ${y}`}
            className="shop-tomato"
            style={{
              transform: `translate(${200 + x}px, ${(index < onPlate ? 196 : 100) + y}px)`,
              opacity: index < onPlate ? 1 : 0,
            }}
          >
            <circle r="27" fill={index % 2 ? "#c8412b" : "#d9553c"} />
            <path d="M0-24v7M0-20l-9 3M0-20l9 3" stroke="#1b7a5a" strokeWidth="4" strokeLinecap="round" />
          </g>
        ))}
        <g className="shop-plate" style={{ transform: `translateY(${Math.min(6, onPlate)}px)` }}>
          <path d="M70 222h260l-16 20H86z" fill="#8b7d66" />
          <rect x="180" y="240" width="40" height="22" fill="#5a665f" />
        </g>
        <path
          d="M84 258h232a18 18 0 0 1 18 16l10 84a12 12 0 0 1-12 14H68a12 12 0 0 1-12-14l10-84a18 18 0 0 1 18-16z"
          fill="var(--mo-deep)"
        />
        <rect x="92" y="278" width="216" height="72" rx="10" fill="#041a13" />
        <text
          x="204"
          y="328"
          fontSize="38"
          fontWeight="620"
          fill="#fbf8f3"
          textAnchor="end"
          letterSpacing="-1"
        >
          {kilograms(gramsOnPlate(counter))}
        </text>
        <text x="210" y="328" fontSize="16" fill="#bbccc2">
          kg
        </text>
        <text x="296" y="328" fontSize="18" fontWeight="620" fill="#f2a516" textAnchor="end">
          {amount(plateAmount(counter))}
        </text>
      </svg>
      <h3>{scale.title(amount(tomatoes.perKg))}</h3>
      <p>{scale.text}</p>
      <div className="mo-row">
        <button
          type="button"
          className="mo-button"
          aria-disabled={onPlate === 0 || undefined}
          onClick={() => act({ do: "less" })}
        >
          {scale.less}
        </button>
        <button
          type="button"
          className="mo-button"
          ref={more}
          aria-disabled={isFull || undefined}
          onClick={() => act({ do: "more" })}
        >
          {scale.more}
        </button>
        <Button
          type="button"
          kind="primary"
          size="s"
          disabled={onPlate === 0}
          onClick={() => {
            more.current?.focus({ preventScroll: true });
            act({ do: "weigh" });
          }}
        >
          {scale.add}
        </Button>
      </div>
    </div>
  );
}
