import { may } from "~/access/rights";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { Block } from "../block";
import { Filters, Views } from "../filters";
import { StaffIcon } from "../icon";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { AnswersFigure } from "./answers-figure";
import { numbersTexts as texts } from "./content";
import { FunnelFigure } from "./funnel-figure";
import { NumberTable } from "./number-table";
import { lastDays, numbersAddress, presets, rangeBefore, readRange } from "./range";
import { readNumbers } from "./read-numbers.server";
import { SeriesChart } from "./series-chart";
import { SpeedFigure } from "./speed-figure";
import { rangeText } from "./words";

export const handle = { right: "numbers.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const { isWrong, ...range } = readRange(url.searchParams);
  return {
    ...(await readNumbers(services, actor, range)),
    range,
    isWrong,
    about: texts.compared(rangeText(range), rangeText(rangeBefore(range))),
    ranges: presets.map((days) => {
      const to = numbersAddress(lastDays(days));
      return { label: texts.last(days), to, isOn: to === numbersAddress(range) };
    }),
    mayExport: may(actor, "export.plain"),
  };
});

export default function Numbers({ loaderData }: Route.ComponentProps) {
  const { figures, money, answers, funnel, tables, speeds, range, isWrong, about, mayExport } = loaderData;
  return (
    <StaffPage
      title={texts.title}
      acts={mayExport && <Download {...range} />}
      className="numbers"
      problem={isWrong && texts.wrong}
    >
      <FilterBar {...loaderData} />
      <p className="numbers__about">
        {about}
        <span className="legend">
          <span>
            <i className="bg-contact" />
            {texts.now}
          </span>
          <span>
            <i className="numbers__was" />
            {texts.before}
          </span>
        </span>
      </p>
      <div className="numbers__figures">
        <SeriesChart title={texts.figures.visits} points={figures.visits} note={texts.notes.visits} />
        <SeriesChart title={texts.figures.views} points={figures.views} />
        <FunnelFigure steps={funnel} />
        <SeriesChart title={texts.figures.messages} points={figures.messages} />
        <SeriesChart title={texts.figures.demos} points={figures.demos} />
        <SeriesChart title={texts.figures.quotations} points={figures.quotations} />
        <SeriesChart title={texts.figures.orders} points={figures.orders} note={texts.notes.orders} />
        {money && <SeriesChart title={texts.figures.worth} points={money.worth} unit="money" />}
        {money && (
          <SeriesChart
            title={texts.figures.received}
            points={money.received}
            unit="money"
            note={texts.notes.received}
          />
        )}
        <AnswersFigure answers={answers} />
      </div>
      <Block title={texts.speed.title}>
        {speeds.length === 0 && <p className="field__hint">{texts.speed.none}</p>}
        <div className="numbers__figures">
          {speeds.map((shown) => (
            <SpeedFigure key={shown.metric} shown={shown} />
          ))}
        </div>
      </Block>
      {tables.map((table) => (
        <NumberTable key={table.name} table={table} />
      ))}
    </StaffPage>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function FilterBar({ range, ranges }: Pick<Shown, "range" | "ranges">) {
  return (
    <div className="filters">
      <Views label={texts.ranges} views={ranges} />
      <Filters address={numbersAddress(range)} show={texts.show}>
        {(["from", "to"] as const).map((name) => (
          <input
            key={name}
            className="input numbers__day"
            type="date"
            name={name}
            aria-label={texts[name]}
            required
            defaultValue={range[name]}
          />
        ))}
      </Filters>
    </div>
  );
}

/** A form, because taking data out is written down. */
function Download({ from, to }: Shown["range"]) {
  return (
    <form method="post" action="/staff/numbers/file">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <button className="btn btn--line" type="submit">
        <StaffIcon name="download" />
        <span className="hide-on-phone">{texts.download}</span>
        <span className="visually-hidden only-on-phone">{texts.download}</span>
      </button>
    </form>
  );
}
