import { Link } from "react-router";
import { may } from "~/access/rights";
import { clearDemos } from "~/bookings/clear-demos.server";
import { editionWords } from "~/bookings/demo-name";
import { renewFeed } from "~/bookings/feed.server";
import { daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { dayAndMonth, shortTime } from "~/time/words";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { StaffIcon } from "../icon";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { demosTexts as texts } from "./content";
import { DemoTable } from "./demo-table";
import { FeedSection } from "./feed-section";
import { HoursSummary } from "./hours-summary";
import { weekInput } from "./input";
import { readWeek } from "./read-demos.server";

export const handle = { right: "demos.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const now = new Date();
  const monday = mondayOf(url.searchParams.get("week") ?? "", nairobiDay(now));
  const { demos, hosts, ...week } = await readWeek(services, actor, monday);
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
});

export const action = staffAction(handle, {
  input: weekInput,
  lists: ["id"],
  sure({ input }) {
    return input.do === "feed" ? undefined : texts.clear.sure(input.id.length);
  },
  async act({ services, actor, input, url }) {
    // A new address of one's own calendar. It stands in this answer and nowhere else.
    if (input.do === "feed") return { shown: { feed: await renewFeed(services, actor) } };
    const count = await clearDemos(services, actor, input.id);
    return { to: `/staff/demos${url.search}`, toast: texts.clear.done(count) };
  },
});

/** The Monday of the week of a day; of today where the address says nothing sensible. */
function mondayOf(asked: string, today: string): string {
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

export default function Demos({ loaderData, actionData }: Route.ComponentProps) {
  const { demos, without, booked, monday, isThisWeek, hours, hosts, hasFeed, mayChange } = loaderData;
  return (
    <StaffPage
      title={texts.title}
      note={texts.counts(booked, without.length)}
      acts={
        mayChange && (
          <Link className="btn btn--line" to="/staff/demos/hours">
            {texts.hours}
          </Link>
        )
      }
      className="demos"
      problem={actionData && "errors" in actionData && actionData.errors.id}
    >
      {without.map(({ id, name, company, isOffered }) => (
        <div className="msg msg--info" key={id}>
          <StaffIcon name="calendar-days" />
          <div>
            <b>{isOffered ? texts.offered(name) : texts.without(name)}</b> <span>{company}</span>
          </div>
          <Link className="btn btn--line" to={`/staff/demos/request/${id}`}>
            {texts.arrange}
            <span className="visually-hidden"> to {name}</span>
          </Link>
        </div>
      ))}
      <Weeks monday={monday} isThisWeek={isThisWeek} />
      <Block aria-label={texts.title}>
        {demos.length > 0 ? <DemoTable demos={demos} /> : <p className="mute">{texts.none}</p>}
      </Block>
      <HoursSummary hours={hours} hosts={hosts} mayChange={mayChange} />
      <FeedSection
        hasFeed={hasFeed}
        made={actionData && "feed" in actionData ? actionData.feed : undefined}
      />
    </StaffPage>
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
