import { Link, useRouteLoaderData } from "react-router";
import type { Actor } from "~/access/rights";
import { longTime } from "~/time/words";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { railLinks } from "../content";
import { Views } from "../filters";
import { Avatar } from "../frame/avatar";
import { allowed, type RailCounts } from "../frame/rail";
import { StaffIcon } from "../icon";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { AnswersChart } from "./answers-chart";
import { todayTexts } from "./content";
import { LeadsChart } from "./leads-chart";
import { OrdersChart } from "./orders-chart";
import { readToday } from "./read-today.server";
import { type TodayRow, todayRows } from "./rows";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const mine = url.searchParams.get("view") === "mine";
  const now = new Date();
  const { waiting, ...shown } = await readToday(services, actor, mine, now);
  return { mine, now: longTime(now), rows: todayRows(waiting, now), ...shown };
});

export default function Today({ loaderData }: Route.ComponentProps) {
  const { mine, now, rows, isFull, leads, orders, answers } = loaderData;
  return (
    <StaffPage
      title={todayTexts.title}
      sub={now}
      acts={
        <Views
          label="Whose"
          views={[
            { label: todayTexts.everybody, to: "/staff", isOn: !mine },
            { label: todayTexts.mine, to: "/staff?view=mine", isOn: mine },
          ]}
        />
      }
      className="day"
    >
      <TodayList rows={rows} isFull={isFull} mine={mine} />
      <div>
        <LeadsChart weeks={leads} />
        {orders && <OrdersChart orders={orders} />}
        <AnswersChart weeks={answers} />
      </div>
    </StaffPage>
  );
}

type Shown = Route.ComponentProps["loaderData"];

const groups = ["late", "today", "money"] as const;

function TodayList({ rows, isFull, mine }: Pick<Shown, "rows" | "isFull" | "mine">) {
  const rooms = useRooms();
  const shown = groups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }));
  const later = rows.filter(({ group }) => group === "later");
  const first = shown[0]?.rows[0]?.key;
  const isEmpty = rows.length === 0 && (mine || rooms.length === 0);
  return (
    <section className="rows" aria-label="What waits">
      {shown.every((each) => each.rows.length === 0) && (
        <div className="day__done">
          <p className={isEmpty ? "paid" : "strong"}>{isEmpty ? todayTexts.done : todayTexts.notDue}</p>
          <p className="field__hint">{isEmpty ? todayTexts.doneText : todayTexts.notDueText}</p>
        </div>
      )}
      {shown.map(
        (each) =>
          each.rows.length > 0 && (
            <div key={each.group}>
              <h2 className="row-group">{todayTexts.groups[each.group]}</h2>
              <Rows rows={each.rows} first={first} />
            </div>
          ),
      )}
      {later.length > 0 && (
        <details className="day__later">
          <summary className="text-link">{todayTexts.later(later.length)}</summary>
          <Rows rows={later} />
        </details>
      )}
      {isFull && <p className="day__more field__hint">{todayTexts.full}</p>}
      {!mine && rooms.length > 0 && (
        <nav className="day__more acts" aria-label={todayTexts.rooms}>
          {rooms.map(({ to, label, count }) => (
            <Link key={to} className="text-link" to={to}>
              {label} {count}
            </Link>
          ))}
        </nav>
      )}
    </section>
  );
}

/** The rooms where something waits, as the rail counts it. */
function useRooms() {
  const frame = useRouteLoaderData("staff/layout") as { actor: Actor; counts: RailCounts } | undefined;
  if (!frame) return [];
  const [, ...others] = [...railLinks.work, ...railLinks.more];
  return allowed(others, frame.actor).flatMap(({ to, label }) => {
    const count = frame.counts[to];
    return count ? [{ to, label, count }] : [];
  });
}

function Rows({ rows, first }: { rows: TodayRow[]; first?: string }) {
  return (
    <ul>
      {rows.map((row) => (
        <Row key={row.key} row={row} isFirst={row.key === first} />
      ))}
    </ul>
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
