import type { CSSProperties } from "react";

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  valueText: string;
  disabled?: boolean;
  onChange: (value: number) => void;
};

export function Slider({ label, value, min = 0, max = 100, step = 5, valueText, ...rest }: SliderProps) {
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <input
      className="mo-slider"
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={rest.disabled}
      aria-label={label}
      aria-valuetext={valueText}
      style={{ "--filled": filled } as CSSProperties}
      onChange={(event) => rest.onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
