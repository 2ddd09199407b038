import { shortDate } from "~/time/words";
import { Figure } from "../figure";
import type { LeadsWeek } from "./charts.server";
import { type Source, sources, todayTexts } from "./content";

const order = Object.keys(sources) as Source[];
const height = 100;
const foot = 121;

/** Leads of eight weeks, stacked by where they came from. */
export function LeadsChart({ weeks }: { weeks: LeadsWeek[] }) {
  const shown = order.filter((source) => source !== "other" || weeks.some(({ leads }) => leads.other > 0));
  const totals = weeks.map(({ total }) => total);
  const unit = height / Math.max(1, ...totals);
  const label = `Leads per week by source page, from ${Math.min(...totals)} to ${Math.max(...totals)}`;
  return (
    <Figure
      title="Leads per week"
      table={{
        head: ["Week of", ...shown.map((source) => sources[source]), "All"],
        rows: weeks.map(({ week, leads, total }) => [
          shortDate(week),
          ...shown.map((source) => leads[source]),
          total,
        ]),
      }}
    >
      <svg viewBox="0 0 372 150" role="img" aria-label={label}>
        <path d="M0 122.5H372" className="axis" />
        {weeks.map((week, index) => (
          <Bar key={week.week} week={week} index={index} unit={unit} isLast={index === weeks.length - 1} />
        ))}
      </svg>
      <p className="legend">
        {shown.map((source) => (
          <span key={source}>
            <i className={`bg-${source}`} />
            {sources[source]}
          </span>
        ))}
      </p>
      <p className="field__hint">{todayTexts.notOver}</p>
    </Figure>
  );
}

type BarProps = { week: LeadsWeek; index: number; unit: number; isLast: boolean };

function Bar({ week, index, unit, isLast }: BarProps) {
  const x = 8 + index * 46;
  let y = foot;
  return (
    <g className={isLast ? "running" : undefined}>
      {order.map((source) => {
        const size = week.leads[source] * unit;
        if (size === 0) return null;
        y -= size;
        return (
          <rect
            key={source}
            className={`fill-${source}`}
            x={x}
            y={y.toFixed(1)}
            width="26"
            height={Math.max(size - 1, 0.5).toFixed(1)}
          />
        );
      })}
      <text className="value" x={x + 13} y={(y - 5).toFixed(1)} textAnchor="middle">
        {week.total}
      </text>
      {index % 2 === 1 && (
        <text x={x + 13} y="140" textAnchor="middle">
          {shortDate(week.week)}
        </text>
      )}
    </g>
  );
}
