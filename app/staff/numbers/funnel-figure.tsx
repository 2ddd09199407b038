import { Figure } from "../figure";
import { numbersTexts as texts } from "./content";
import type { FunnelStep } from "./funnel";
import { shareText, valueText } from "./words";

/** Bars as long as their share of the visits, each with its count and share in words. */
export function FunnelFigure({ steps }: { steps: FunnelStep[] }) {
  const { title, step: heading, steps: names, of, note } = texts.funnel;
  const visits = steps[0] ?? { now: 0, before: 0 };
  const rows = steps.map((each) => ({
    name: names[each.step],
    count: valueText(each.now, "count"),
    share: shareOf(each.now, visits.now),
    before: `${valueText(each.before, "count")} (${shareOf(each.before, visits.before)})`,
    length: visits.now > 0 ? Math.min(1, each.now / visits.now) * 372 : 0,
  }));
  return (
    <Figure
      title={title}
      table={{
        head: [heading, texts.now, of, texts.before],
        rows: rows.map(({ name, count, share, before }) => [name, count, share, before]),
      }}
    >
      <svg
        viewBox={`0 0 372 ${rows.length * 40}`}
        role="img"
        aria-label={rows.map(({ name, count, share }) => `${name}: ${count}, ${share}`).join("; ")}
      >
        {rows.map(({ name, count, share, length }, index) => (
          <g key={name} transform={`translate(0 ${index * 40})`}>
            <text className="name" x="0" y="14">
              {name}
            </text>
            <text className="name" x="372" y="14" textAnchor="end">
              {count} <tspan className="dim">{share}</tspan>
            </text>
            <path d="M0 26.5H372" className="axis" />
            <rect className="fill-contact" x="0" y="20" width={length.toFixed(1)} height="12" />
          </g>
        ))}
      </svg>
      <p className="field__hint">{note}</p>
    </Figure>
  );
}

function shareOf(count: number, visits: number): string {
  return visits > 0 ? shareText(count / visits) : "–";
}
