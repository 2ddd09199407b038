import { Link } from "react-router";
import type { DemoHours } from "~/bookings/hours";
import { demosTexts } from "./content";
import { daysWords, list } from "./words";

const { may: texts } = demosTexts;

type SummaryProps = { hours: DemoHours; hosts: string[]; mayChange: boolean };

export function HoursSummary({ hours, hosts, mayChange }: SummaryProps) {
  const { days, opens, closes, length, every, weeksAhead } = hours;
  const names = list(hosts.map((name) => name.split(" ")[0] ?? name));
  return (
    <section className="block">
      <div className="block__head">
        <h2>{texts.title}</h2>
        {mayChange && (
          <Link className="text-link caption" to="/staff/demos/hours">
            {texts.change}
          </Link>
        )}
      </div>
      <dl className="facts">
        <dt>{texts.days}</dt>
        <dd>{texts.notHolidays(daysWords(days))}</dd>
        <dt>{texts.hours}</dt>
        <dd>{texts.each(opens, closes, length, every === 60 ? texts.onTheHour : texts.every(every))}</dd>
        <dt>{texts.notice}</dt>
        <dd>{texts.ahead(weeksAhead)}</dd>
        <dt>{texts.once}</dt>
        <dd>{hosts.length > 0 ? texts.people(hosts.length, names) : texts.nobody}</dd>
      </dl>
    </section>
  );
}
