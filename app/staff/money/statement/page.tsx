import { Link } from "react-router";
import { may } from "~/access/rights";
import { minus, sum } from "~/money/cents";
import { placeNames } from "~/payments/statements/places";
import type { StaffAccess } from "../../access";
import { staffLoader } from "../../action.server";
import { StaffIcon } from "../../icon";
import { Empty, Pages } from "../../list";
import { monthsSince } from "../../orders/months";
import { StaffPage } from "../../staff-page";
import { Sums } from "../../sums";
import type { Route } from "./+types/page";
import { statementTexts as texts } from "./content";
import { readFilter, statementAddress } from "./filter";
import { FilterBar } from "./filter-bar";
import { neighbours, otherWay, periodName } from "./period";
import { PlaceTable } from "./place-table";
import { listStatement, oldestPayment, sumStatement } from "./read-statement.server";
import { RowTable } from "./row-table";
import { shownRow } from "./shown-row";

export const handle = { right: "money.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const filter = readFilter(url.searchParams);
  const [sums, { rows, ...pages }, oldest] = await Promise.all([
    sumStatement(services, actor, filter),
    listStatement(services, actor, filter),
    oldestPayment(services),
  ]);
  const { before, after } = neighbours(filter.period);
  return {
    filter,
    name: periodName(filter.period),
    ways: otherWay(filter.period),
    before: { name: periodName(before), to: statementAddress({ ...filter, period: before }) },
    after: after && { name: periodName(after), to: statementAddress({ ...filter, period: after }) },
    months: monthsSince(oldest),
    sums,
    rows: rows.map((row) => shownRow(row, "day" in filter.period)),
    pages,
    mayExport: may(actor, "export.plain"),
  };
});

export default function Statement({ loaderData }: Route.ComponentProps) {
  const { filter, name, sums, rows, pages, mayExport } = loaderData;
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  const received = sum(sums.map((place) => place.received));
  const returned = sum(sums.map((place) => place.returned));
  return (
    <StaffPage
      title={texts.title}
      tab={`${texts.title}, ${name}`}
      back={{ to: "/staff/money", label: texts.back }}
      sub={texts.counted(name, count)}
      acts={
        <>
          <Link className="btn btn--line" to="/staff/money/compare">
            {texts.compare}
          </Link>
          {mayExport && <Download {...filter} />}
        </>
      }
      className="money"
    >
      <FilterBar {...loaderData} />
      <Sums
        sums={[
          [texts.sums.received, received],
          [texts.sums.returned, returned],
          [texts.sums.net, minus(received, returned)],
        ]}
        count={[texts.sums.count, count]}
      />
      {count === 0 ? (
        <Empty {...(filter.place ? texts.noneThere(placeNames[filter.place]) : texts.none)} />
      ) : (
        <>
          <PlaceTable sums={sums} />
          <RowTable rows={rows} />
        </>
      )}
      <Pages label={texts.pages} back={texts.earlier} on={texts.later} {...pages} />
    </StaffPage>
  );
}

/** A form, because taking data out is written down. */
function Download({ period, place }: Pick<Route.ComponentProps["loaderData"]["filter"], "period" | "place">) {
  return (
    <form method="post" action="/staff/money/statement/file">
      {Object.entries({ ...period, ...(place && { provider: place }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn btn--line" type="submit">
        <StaffIcon name="download" />
        <span className="hide-on-phone">{texts.download}</span>
        <span className="visually-hidden only-on-phone">{texts.download}</span>
      </button>
    </form>
  );
}
