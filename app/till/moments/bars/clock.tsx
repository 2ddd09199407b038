import { clock, happyHour, isHappyHour } from "~/till/rules/happy-hour";
import { Slider } from "../slider";
import { clockFace } from "./content";
import type { Action } from "./reducer";
import type { Bar } from "./state";

export type BarProps = { bar: Bar; act: (action: Action) => void };

export function Clock({ bar, act }: BarProps) {
  const isHappy = isHappyHour(bar.at);
  const price = isHappy ? clockFace.happy(clock(happyHour.until)) : clockFace.full;
  return (
    <>
      <p className="bar-clock">
        <time>{clock(bar.at)}</time>
        <span>{price}</span>
      </p>
      <div className="bar-scrub">
        <span className="bar-scrub__day" aria-hidden="true">
          <i />
        </span>
        <Slider
          label={clockFace.label}
          value={bar.at}
          min={clockFace.opens}
          max={clockFace.closes}
          step={clockFace.step}
          valueText={`${clock(bar.at)}, ${price}`}
          onChange={(at) => act({ do: "clock", at })}
        />
        <ol aria-hidden="true">
          {clockFace.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
