import { Link } from "react-router";
import type { DemoHours } from "~/bookings/hours";
import { weekdays } from "~/time/words";
import { listed } from "~/words";
import { Block } from "../block";
import { Facts } from "../facts";
import { demosTexts } from "./content";

const { may: texts } = demosTexts;

type SummaryProps = { hours: DemoHours; hosts: string[]; mayChange: boolean };

export function HoursSummary({ hours, hosts, mayChange }: SummaryProps) {
  const { days, opens, closes, length, every, weeksAhead } = hours;
  const names = listed(hosts.map((name) => name.split(" ")[0] ?? name));
  return (
    <Block
      title={texts.title}
      note={
        mayChange && (
          <Link className="text-link caption" to="/staff/demos/hours">
            {texts.change}
          </Link>
        )
      }
    >
      <Facts
        facts={[
          [texts.days, texts.notHolidays(daysWords(days))],
          [
            texts.hours,
            texts.each(opens, closes, length, every === 60 ? texts.onTheHour : texts.every(every)),
          ],
          [texts.notice, texts.ahead(weeksAhead)],
          [texts.once, hosts.length > 0 ? texts.people(hosts.length, names) : texts.nobody],
        ]}
      />
    </Block>
  );
}

/** Monday to Friday, or each day by its name where they don't follow each other. */
function daysWords(days: number[]): string {
  const order = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const names = order.map((day) => weekdays[day] ?? "");
  const places = order.map((day) => (day + 6) % 7);
  const isRun = places.length > 2 && places.every((place, index) => place === (places[0] ?? 0) + index);
  return isRun ? `${names[0]} to ${names.at(-1)}` : listed(names);
}
