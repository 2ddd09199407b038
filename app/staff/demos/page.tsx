import { data, Link } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import { clearDemos } from "~/bookings/clear-demos.server";
import { editionWords } from "~/bookings/demo-name";
import { renewFeed } from "~/bookings/feed.server";
import { readForm } from "~/forms/read-form.server";
import { servicesContext } from "~/services-context";
import { daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { dayAndMonth, shortTime } from "~/time/words";
import { actorWith } from "../auth/session.server";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { demosTexts as texts } from "./content";
import { DemoTable } from "./demo-table";
import { FeedSection } from "./feed-section";
import { HoursSummary } from "./hours-summary";
import { readWeek } from "./read-demos.server";

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
      when: shortTime(startsAt, now),
      shows: editionWords(edition),
      host: { id: hostId, name: host },
    })),
    hosts: hosts.map(({ name }) => name),
    mayChange: may(actor, "hours.change"),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorWith(context, "demos.work");
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  // A new address of one's own calendar. It stands in this answer and nowhere else.
  if (fields.get("do") === "feed") return { feed: await renewFeed(services, actor) };
  const ids = z.array(z.uuid()).max(500).safeParse(fields.getAll("id"));
  if (fields.get("do") !== "clear" || !ids.success) throw data(null, { status: 400 });
  if (ids.data.length === 0) return data({ problem: texts.clear.none }, { status: 400 });
  const count = await clearDemos(services, actor, ids.data);
  return redirectWithToast(services, `/staff/demos${url.search}`, { text: texts.clear.done(count) });
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
        <span className="caption dim">{texts.counts(booked, without.length)}</span>
        {mayChange && (
          <div className="bar__end">
            <Link className="btn btn--line" to="/staff/demos/hours">
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
            <Link className="btn btn--line" to={`/staff/demos/request/${id}`}>
              {texts.arrange}
              <span className="visually-hidden"> to {name}</span>
            </Link>
          </div>
        ))}
        <Weeks monday={monday} isThisWeek={loaderData.isThisWeek} />
        {actionData && "problem" in actionData && (
          <div className="msg msg--err" role="alert">
            <StaffIcon name="circle-alert" />
            <span>{actionData.problem}</span>
          </div>
        )}
        <section className="block" aria-label={texts.title}>
          {demos.length > 0 ? <DemoTable demos={demos} /> : <p className="mute">{texts.none}</p>}
        </section>
        <HoursSummary hours={hours} hosts={hosts} mayChange={mayChange} />
        <FeedSection
          hasFeed={loaderData.hasFeed}
          made={actionData && "feed" in actionData ? actionData.feed : undefined}
        />
      </div>
    </>
  );
}

function Weeks({ monday, isThisWeek }: { monday: string; isThisWeek: boolean }) {
  return (
    <nav className="weeks" aria-label="Weeks">
      <h2>{texts.week(dayAndMonth(monday), dayAndMonth(daysAfter(monday, 6)))}</h2>
      <Link className="btn btn--line" rel="prev" to={`?week=${daysAfter(monday, -7)}`}>
        {texts.before}
      </Link>
      {!isThisWeek && (
        <Link className="btn btn--line" to="/staff/demos">
          {texts.thisWeek}
        </Link>
      )}
      <Link className="btn btn--line" rel="next" to={`?week=${daysAfter(monday, 7)}`}>
        {texts.after}
      </Link>
    </nav>
  );
}
