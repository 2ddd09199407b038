import type { SpeedMetric } from "~/choices/speed-metrics";
import { Figure } from "../figure";
import { numbersTexts as texts } from "./content";
import type { ShownMetric, Speed } from "./speed";
import { shareText, valueText } from "./words";

const width = 372;
const parts = ["good", "middling", "poor"] as const;

/** One bar for each device: full, hatched and empty are good, middling and poor, which stand in words beside it. */
export function SpeedFigure({ shown: { metric, devices, pages, before } }: { shown: ShownMetric }) {
  const { metrics, p75, head, was } = texts.speed;
  const [all] = devices;
  if (!all) return null;
  const aside =
    before === undefined
      ? speedText(metric, all.p75)
      : was(speedText(metric, all.p75), speedText(metric, before));
  return (
    <Figure
      title={metrics[metric]}
      aside={`${p75}: ${aside}`}
      table={{
        head: [...head],
        rows: [...devices, ...pages.slice(0, 20)].map((speed) => cells(metric, speed)),
      }}
    >
      <svg
        viewBox={`0 0 ${width} ${devices.length * 40}`}
        role="img"
        aria-label={devices
          .map((speed) => `${speed.name}: ${speedText(metric, speed.p75)}, ${inWords(speed)}`)
          .join("; ")}
      >
        <Hatch id={`hatch-${metric}`} />
        {devices.map((speed, index) => (
          <g key={speed.name} transform={`translate(0 ${index * 40})`}>
            <text className="name" x="0" y="14">
              {speed.name} <tspan className="dim">{inWords(speed)}</tspan>
            </text>
            <text className="name" x={width} y="14" textAnchor="end">
              {speedText(metric, speed.p75)}
            </text>
            <Shares speed={speed} hatch={`url(#hatch-${metric})`} />
          </g>
        ))}
      </svg>
      <p className="field__hint">{texts.speed.notes[metric]}</p>
    </Figure>
  );
}

function Shares({ speed, hatch }: { speed: Speed; hatch: string }) {
  let x = 0;
  return parts.map((part) => {
    const start = x;
    x += speed[part] * width;
    const fill = part === "middling" ? { fill: hatch } : {};
    return (
      <rect
        key={part}
        className={`share-${part}`}
        x={start.toFixed(1)}
        y="20"
        width={(x - start).toFixed(1)}
        height="12"
        {...fill}
      />
    );
  });
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className="hatch" />
    </pattern>
  );
}

function inWords({ good, middling, poor }: Speed): string {
  return texts.speed.shares(shareText(good), shareText(middling), shareText(poor));
}

function cells(metric: SpeedMetric, speed: Speed) {
  return [
    ...[speed.name, speedText(metric, speed.p75)],
    ...parts.map((part) => shareText(speed[part])),
    valueText(speed.count, "count"),
  ];
}

export function speedText(metric: SpeedMetric, value: number): string {
  if (metric === "CLS") return (value / 1000).toFixed(2);
  return metric === "LCP" ? texts.speed.seconds((value / 1000).toFixed(1)) : texts.speed.milliseconds(value);
}
