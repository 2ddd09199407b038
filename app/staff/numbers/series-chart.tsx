import { Figure } from "../figure";
import { numbersTexts as texts } from "./content";
import { type Point, totalsOf } from "./series";
import { changeText, type Unit, valueText } from "./words";

const width = 372;
const top = 22;
const foot = 122;

type Props = { title: string; points: Point[]; unit?: Unit; note?: string };

/** A bar for each step of these days; a line across it where the days before stood. */
export function SeriesChart({ title, points, unit = "count", note }: Props) {
  const most = Math.max(1, ...points.flatMap(({ now, before }) => [now, before]));
  const change = changeText(totalsOf(points), unit);
  const slot = width / points.length;
  return (
    <Figure
      title={title}
      aside={change}
      table={{
        head: [texts.step, texts.now, texts.before],
        rows: points.map(({ label, now, before }) => [label, valueText(now, unit), valueText(before, unit)]),
      }}
    >
      <svg viewBox={`0 0 ${width} 146`} role="img" aria-label={`${title}: ${change}`}>
        <path d={`M0 ${top - 0.5}H${width}`} className="axis" />
        <text x="0" y={top - 6}>
          {valueText(most, unit)}
        </text>
        <path d={`M0 ${foot + 0.5}H${width}`} className="axis" />
        {points.map((point, index) => (
          <Bar key={point.from} point={point} x={index * slot} slot={slot} most={most} />
        ))}
        <Labels points={points} slot={slot} />
      </svg>
      {note && <p className="field__hint">{note}</p>}
    </Figure>
  );
}

type BarProps = { point: Point; x: number; slot: number; most: number };

function Bar({ point: { now, before }, x, slot, most }: BarProps) {
  const yOf = (value: number) => foot - (Math.max(0, value) / most) * (foot - top);
  const gap = Math.min(slot * 0.2, 6);
  return (
    <>
      {now > 0 && (
        <rect
          className="fill-contact"
          x={(x + gap / 2).toFixed(1)}
          y={yOf(now).toFixed(1)}
          width={(slot - gap).toFixed(1)}
          height={(foot - yOf(now)).toFixed(1)}
        />
      )}
      <path className="was" d={`M${x.toFixed(1)} ${yOf(before).toFixed(1)}h${slot.toFixed(1)}`} />
    </>
  );
}

/** The first, the last, and one between where there is room. */
export function Labels({ points, slot }: { points: { from: string; label: string }[]; slot: number }) {
  const last = points.length - 1;
  const middle = Math.floor(last / 2);
  const shown = [...new Set(last >= 4 ? [0, middle, last] : [0, last])];
  return shown.map((index) => (
    <text
      key={index}
      x={(index === 0 ? 0 : index === last ? width : (index + 0.5) * slot).toFixed(1)}
      y="140"
      textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
    >
      {points[index]?.label}
    </text>
  ));
}
