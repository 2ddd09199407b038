import { Link } from "react-router";
import { may } from "~/access/rights";
import { minus, sum } from "~/money/cents";
import { amountText } from "~/money/format";
import { placeNames } from "~/payments/statements/places";
import { servicesContext } from "~/services-context";
import { actorWith } from "../../auth/session.server";
import { Empty } from "../../empty";
import { StaffIcon } from "../../icon";
import { monthsSince } from "../../orders/months";
import { Pages } from "../../pages";
import { tabTitle } from "../../tab-title";
import type { Route } from "./+types/page";
import { statementTexts as texts } from "./content";
import { readFilter, statementAddress } from "./filter";
import { FilterBar } from "./filter-bar";
import { neighbours, otherWay, periodName } from "./period";
import { PlaceTable } from "./place-table";
import { listStatement, oldestPayment, type StatementSum, sumStatement } from "./read-statement.server";
import { RowTable } from "./row-table";
import { shownRow } from "./shown-row";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "money.read");
  const services = context.get(servicesContext);
  const filter = readFilter(new URL(request.url).searchParams);
  const sums = await sumStatement(services, actor, filter);
  const { rows, previous, next } = await listStatement(services, actor, filter);
  const { before, after } = neighbours(filter.period);
  return {
    filter,
    name: periodName(filter.period),
    ways: otherWay(filter.period),
    before: { name: periodName(before), to: statementAddress({ ...filter, period: before }) },
    after: after && { name: periodName(after), to: statementAddress({ ...filter, period: after }) },
    months: monthsSince(await oldestPayment(services)),
    sums,
    rows: rows.map((row) => shownRow(row, "day" in filter.period)),
    previous: previous && statementAddress(filter, { before: previous }),
    next: next && statementAddress(filter, { after: next }),
    mayExport: may(actor, "export.plain"),
  };
}

export default function Statement({ loaderData }: Route.ComponentProps) {
  const { filter, name, sums, rows, previous, next, mayExport } = loaderData;
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  return (
    <>
      <title>{tabTitle(`${texts.title}, ${name}`)}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/money" aria-label={texts.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title}</h1>
        <span className="caption dim hide-on-phone">{texts.counted(name, count)}</span>
        <div className="bar__end">
          <Link className="btn btn--line" to="/staff/money/compare">
            {texts.compare}
          </Link>
          {mayExport && <Download {...filter} />}
        </div>
      </header>
      <div className="pad money">
        <FilterBar {...loaderData} />
        <Totals sums={sums} count={count} />
        {count === 0 ? (
          <Empty {...(filter.place ? texts.noneThere(placeNames[filter.place]) : texts.none)} />
        ) : (
          <>
            <PlaceTable sums={sums} />
            <RowTable rows={rows} />
          </>
        )}
        <Pages
          label={texts.pages}
          previous={previous && { to: previous, text: texts.earlier }}
          next={next && { to: next, text: texts.later }}
        />
      </div>
    </>
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

function Totals({ sums, count }: { sums: StatementSum[]; count: number }) {
  const received = sum(sums.map((place) => place.received));
  const returned = sum(sums.map((place) => place.returned));
  const cents = { received, returned, net: minus(received, returned) };
  return (
    <dl className="figures">
      {(["received", "returned", "net"] as const).map((name) => (
        <div key={name}>
          <dt>{texts.sums[name]}</dt>
          <dd>
            <b>{amountText(cents[name])}</b> <small>ksh</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>{texts.sums.count}</dt>
        <dd>
          <b>{count}</b>
        </dd>
      </div>
    </dl>
  );
}
