import { shortDate } from "~/time/words";
import { Figure } from "../figure";
import type { AnswerWeek } from "./charts.server";

/** One working day, from 08:00 to 18:00. */
const promised = 10;
const top = 22;
const foot = 112;

/** Median first answer of eight weeks, with the promise as a line. */
export function AnswersChart({ weeks }: { weeks: AnswerWeek[] }) {
  const known = weeks.flatMap((week, index) =>
    week.hours === undefined ? [] : [{ ...week, hours: week.hours, x: 20 + index * 46 }],
  );
  const most = Math.max(promised, ...known.map(({ hours }) => hours));
  const yOf = (hours: number) => foot - (hours / most) * (foot - top);
  const last = known.at(-1);
  const label = known.length
    ? `Median first answer per week in working hours: ${known.map(({ week, hours }) => `${shortDate(week)} ${hours}`).join(", ")}; we promise ${promised}`
    : `Nothing was answered in these weeks; promised are ${promised} working hours`;
  return (
    <Figure
      title="First answer"
      aside="Median, working hours"
      table={{
        head: ["Week of", "Answered", "Hours"],
        rows: weeks.map(({ week, answers, hours }) => [shortDate(week), answers, hours ?? "none"]),
      }}
    >
      <svg viewBox="0 0 372 140" role="img" aria-label={label}>
        <path d={`M0 ${yOf(promised)}H372`} className="promise" />
        <text className="promised" x="0" y={yOf(promised) - 6}>
          Promised: one working day, {promised} h
        </text>
        <path d="M0 112.5H372" className="axis" />
        <polyline
          className="line"
          points={known.map(({ x, hours }) => `${x},${yOf(hours).toFixed(1)}`).join(" ")}
        />
        {known.map(({ week, x, hours }) => (
          <circle
            key={week}
            className="dot"
            cx={x}
            cy={yOf(hours).toFixed(1)}
            r={week === last?.week ? 4.5 : 3}
          />
        ))}
        {last && (
          <text className="value" x={last.x} y={yOf(last.hours) - 10} textAnchor="middle">
            {last.hours} h
          </text>
        )}
        {weeks.map(({ week }, index) =>
          index % 2 === 1 ? (
            <text key={week} x={20 + index * 46} y="132" textAnchor="middle">
              {shortDate(week)}
            </text>
          ) : null,
        )}
      </svg>
    </Figure>
  );
}
