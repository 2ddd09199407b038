import { data, Link } from "react-router";
import { may } from "~/access/rights";
import { editionWords } from "~/bookings/demo-name";
import { renewFeed } from "~/bookings/feed.server";
import { shortDay } from "~/bookings/months";
import { servicesContext } from "~/services.server";
import { daysAfter, nairobiDay, weekdayOf } from "~/working-time/working-time";
import { actorWith } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { demosTexts as texts } from "./content";
import { DemoTable } from "./demo-table";
import { FeedSection } from "./feed-section";
import { HoursSummary } from "./hours-summary";
import { readWeek } from "./read-demos.server";
import { demoWhen } from "./words";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorWith(context, "demos.work");
  const now = new Date();
  const monday = mondayOf(url.searchParams.get("week") ?? "", nairobiDay(now));
  const { demos, hosts, ...week } = await readWeek(context.get(servicesContext), actor, monday);
  return {
    ...week,
    monday,
    isThisWeek: monday === mondayOf("", nairobiDay(now)),
    demos: demos.map(({ startsAt, edition, hostId, host, ...demo }) => ({
      ...demo,
      when: demoWhen(startsAt, now),
      shows: editionWords(edition),
      host: { id: hostId, name: host },
    })),
    hosts: hosts.map(({ name }) => name),
    mayChange: may(actor, "hours.change"),
  };
}

/** A new address of one's own calendar. It stands in this answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "demos.work");
  const fields = await request.formData();
  if (fields.get("do") !== "feed") throw data(null, { status: 400 });
  return { feed: await renewFeed(context.get(servicesContext), actor) };
}

/** The Monday of the week of a day; of today where the address says nothing sensible. */
function mondayOf(asked: string, today: string): string {
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

export default function Demos({ loaderData, actionData }: Route.ComponentProps) {
  const { demos, without, booked, monday, hours, hosts, mayChange } = loaderData;
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <h1>{texts.title}</h1>
        <span className="cap dim">{texts.counts(booked, without.length)}</span>
        {mayChange && (
          <div className="bar__r">
            <Link className="b b--l" to="/staff/demos/hours">
              {texts.hours}
            </Link>
          </div>
        )}
      </header>
      <div className="pad demos">
        {without.map(({ id, name, company }) => (
          <div className="msg msg--info" key={id}>
            <StaffIcon name="calendar-days" />
            <div>
              <b>{texts.without(name)}</b> <span>{company}</span>
            </div>
            <Link className="b b--l" to={`/staff/demos/request/${id}`}>
              {texts.arrange}
              <span className="vh"> to {name}</span>
            </Link>
          </div>
        ))}
        <Weeks monday={monday} isThisWeek={loaderData.isThisWeek} />
        <section className="sec" aria-label={texts.title}>
          {demos.length > 0 ? <DemoTable demos={demos} /> : <p className="mute">{texts.none}</p>}
        </section>
        <HoursSummary hours={hours} hosts={hosts} mayChange={mayChange} />
        <FeedSection hasFeed={loaderData.hasFeed} made={actionData?.feed} />
      </div>
    </>
  );
}

function Weeks({ monday, isThisWeek }: { monday: string; isThisWeek: boolean }) {
  return (
    <nav className="weeks" aria-label="Weeks">
      <h2>{texts.week(shortDay(monday), shortDay(daysAfter(monday, 6)))}</h2>
      <Link className="b b--l" rel="prev" to={`?week=${daysAfter(monday, -7)}`}>
        {texts.before}
      </Link>
      {!isThisWeek && (
        <Link className="b b--l" to="/staff/demos">
          {texts.thisWeek}
        </Link>
      )}
      <Link className="b b--l" rel="next" to={`?week=${daysAfter(monday, 7)}`}>
        {texts.after}
      </Link>
    </nav>
  );
}
