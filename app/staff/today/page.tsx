import { Link } from "react-router";
import { servicesContext } from "~/services-context";
import { longTime } from "~/time/words";
import { actorContext } from "../auth/session.server";
import { Avatar } from "../frame/avatar";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { AnswersChart } from "./answers-chart";
import { todayTexts } from "./content";
import { LeadsChart } from "./leads-chart";
import { OrdersChart } from "./orders-chart";
import { readToday } from "./read-today.server";
import { type TodayRow, todayRows } from "./rows";

export async function loader({ request, context }: Route.LoaderArgs) {
  const mine = new URL(request.url).searchParams.get("view") === "mine";
  const now = new Date();
  const today = await readToday(context.get(servicesContext), context.get(actorContext), mine, now);
  const { waiting, ...shown } = today;
  return { mine, now: longTime(now), rows: todayRows(waiting, now), ...shown };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { mine, now, rows, isFull, leads, orders, answers } = loaderData;
  return (
    <>
      <title>{tabTitle(todayTexts.title)}</title>
      <header className="bar">
        <h1>{todayTexts.title}</h1>
        <span className="caption dim hide-on-phone">{now}</span>
        <nav className="bar__end segments" aria-label="Whose">
          <Link to="/staff" aria-current={mine ? undefined : "page"}>
            {todayTexts.everybody}
          </Link>
          <Link to="/staff?view=mine" aria-current={mine ? "page" : undefined}>
            {todayTexts.mine}
          </Link>
        </nav>
      </header>
      <div className="pad day">
        <TodayList rows={rows} isFull={isFull} />
        <div>
          <LeadsChart weeks={leads} />
          {orders && <OrdersChart orders={orders} />}
          <AnswersChart weeks={answers} />
        </div>
      </div>
    </>
  );
}

const groups = ["late", "today", "money"] as const;

function TodayList({ rows, isFull }: { rows: TodayRow[]; isFull: boolean }) {
  const shown = groups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }));
  const later = rows.filter(({ group }) => group === "later").length;
  const first = shown[0]?.rows[0]?.key;
  return (
    <section className="rows" aria-label="What waits">
      {shown.every((each) => each.rows.length === 0) && (
        <div className="day__done">
          <p className="paid">{todayTexts.done}</p>
          <p className="field__hint">{todayTexts.doneText}</p>
        </div>
      )}
      {shown.map(
        (each) =>
          each.rows.length > 0 && (
            <div key={each.group}>
              <h2 className="row-group">{todayTexts.groups[each.group]}</h2>
              <ul>
                {each.rows.map((row) => (
                  <Row key={row.key} row={row} isFirst={row.key === first} />
                ))}
              </ul>
            </div>
          ),
      )}
      {later > 0 && (
        <p className="day__more">
          <Link className="text-link" to="/staff/inbox">
            {todayTexts.later(later)}
          </Link>
        </p>
      )}
      {isFull && <p className="day__more field__hint">{todayTexts.full}</p>}
    </section>
  );
}

function Row({ row, isFirst }: { row: TodayRow; isFirst: boolean }) {
  const { group, amount, word, name, what, icon, text, owner, button, to } = row;
  return (
    <li className={`row is-new${group === "late" || word === "late" ? " is-late" : ""}`}>
      <span className="row__wait">
        <b>{amount}</b> {word}
      </span>
      <div className="row__main">
        <span className="row__line">
          <b>{name}</b>
          <span className="row__what">
            <StaffIcon name={icon} />
            {what}
          </span>
        </span>
        <span className="row__snip">{text}</span>
        <span className="row__act">
          <Avatar person={owner} small />
          <Link
            className={isFirst ? "btn btn--primary" : "btn btn--line"}
            to={to}
            aria-label={`${button}: ${name}, ${what}`}
          >
            {button}
          </Link>
        </span>
      </div>
    </li>
  );
}
