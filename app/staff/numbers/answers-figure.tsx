import { Figure } from "../figure";
import { numbersTexts as texts } from "./content";
import type { Numbers } from "./read-numbers.server";
import { Labels } from "./series-chart";

const width = 372;
const top = 22;
const foot = 122;

/** Median working hours to the first answer, a dot for each step in which something was answered. */
export function AnswersFigure({ answers: { points, now, before } }: Pick<Numbers, "answers">) {
  const slot = width / points.length;
  const known = points.flatMap(({ from, hours }, index) =>
    hours === undefined ? [] : [{ from, hours, x: (index + 0.5) * slot }],
  );
  const most = Math.max(1, ...known.map(({ hours }) => hours));
  const yOf = (hours: number) => foot - (hours / most) * (foot - top);
  const aside = now === undefined ? texts.change.none : told(now, before);
  return (
    <Figure
      title={texts.figures.answers}
      aside={aside}
      table={{
        head: [texts.step, texts.now],
        rows: points.map(({ label, hours }) => [label, hours === undefined ? "–" : texts.hours(hours)]),
      }}
    >
      <svg viewBox={`0 0 ${width} 146`} role="img" aria-label={`${texts.figures.answers}: ${aside}`}>
        <path d={`M0 ${top - 0.5}H${width}`} className="axis" />
        <text x="0" y={top - 6}>
          {texts.hours(most)}
        </text>
        <path d={`M0 ${foot + 0.5}H${width}`} className="axis" />
        <polyline
          className="line"
          points={known.map(({ x, hours }) => `${x.toFixed(1)},${yOf(hours).toFixed(1)}`).join(" ")}
        />
        {known.map(({ from, x, hours }) => (
          <circle key={from} className="dot" cx={x.toFixed(1)} cy={yOf(hours).toFixed(1)} r="3" />
        ))}
        <Labels points={points} slot={slot} />
      </svg>
      <p className="field__hint">{texts.notes.answers}</p>
    </Figure>
  );
}

function told(now: number, before: number | undefined): string {
  return before === undefined
    ? texts.change.new(texts.hours(now))
    : texts.change.later(texts.hours(now), texts.hours(before));
}
