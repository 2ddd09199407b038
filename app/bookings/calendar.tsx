import type { KeyboardEvent, MouseEvent } from "react";
import { Link } from "react-router";
import { useLanguage } from "~/language/use-language";
import { monthOf } from "~/time/nairobi";
import { dayAndMonth, monthAndYear } from "~/time/words";
import { Icon } from "~/ui/icon";
import { pickerWords } from "./content.sw";
import { weeksOf } from "./weeks-of";

type CalendarProps = {
  today: string;
  /** The days that can be chosen, in order. */
  free: string[];
  chosen: string;
  /** The address of the page with that day open. */
  hrefOf: (day: string) => string;
  onChoose: (day: string) => void;
};

/** A month of days. Each free one is a link, so it works before and without scripts. */
export function Calendar({ today, free, chosen, hrefOf, onChoose }: CalendarProps) {
  const language = useLanguage();
  const texts = pickerWords[language];
  const month = monthOf(chosen);
  const before = free.findLast((day) => monthOf(day) < month);
  const after = free.find((day) => monthOf(day) > month);
  const link = (day: string) => ({
    to: hrefOf(day),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(day);
    },
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLElement).dataset.day;
    const to = from && dayByKey(event.key, from, free);
    if (!to) return;
    event.preventDefault();
    onChoose(to);
    const calendar = event.currentTarget;
    // The other month has to be there before one of its days can take the focus.
    requestAnimationFrame(() => calendar.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the focus and the keys
    <div className="cal" onKeyDown={onKeyDown}>
      <div className="cal__head">
        <h3>{monthAndYear(month, language)}</h3>
        <span>
          <Turn day={before} label={texts.previous} link={link} back />
          <Turn day={after} label={texts.next} link={link} />
        </span>
      </div>
      <table>
        <caption className="visually-hidden">{texts.calendar}</caption>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places
                <td key={place}>
                  {day && free.includes(day) ? (
                    <Link
                      className="free"
                      data-day={day}
                      aria-label={texts.dayFree(dayAndMonth(day, language))}
                      aria-current={day === chosen ? "date" : undefined}
                      {...link(day)}
                    >
                      {Number(day.slice(8))}
                    </Link>
                  ) : (
                    day && <span className={day === today ? "today" : undefined}>{Number(day.slice(8))}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cal__legend" aria-hidden="true">
        <span>
          <i />
          {texts.free}
        </span>
        <span>
          <i className="n" />
          {texts.notFree}
        </span>
      </p>
    </div>
  );
}

type TurnProps = { day?: string; label: string; link: (day: string) => { to: string }; back?: true };

function Turn({ day, label, link, back }: TurnProps) {
  const icon = <Icon name="chevron-right" size="s" />;
  const className = back ? "cal__turn cal__turn--back" : "cal__turn";
  if (!day) return <span className={className}>{icon}</span>;
  return (
    <Link className={className} aria-label={label} {...link(day)}>
      {icon}
    </Link>
  );
}

/** Arrows go from free day to free day, a week up and down to the nearest one, Page keys to the next month. */
function dayByKey(key: string, from: string, free: string[]): string | undefined {
  const ahead = free.filter((day) => day > from);
  const behind = free.filter((day) => day < from).reverse();
  const days = (other: string) => Math.abs(Date.parse(other) - Date.parse(from)) / 86_400_000;
  switch (key) {
    case "ArrowRight":
      return ahead[0];
    case "ArrowLeft":
      return behind[0];
    case "ArrowDown":
      return ahead.find((day) => days(day) >= 7) ?? ahead.at(-1);
    case "ArrowUp":
      return behind.find((day) => days(day) >= 7) ?? behind.at(-1);
    case "PageDown":
      return ahead.find((day) => monthOf(day) > monthOf(from));
    case "PageUp":
      return behind.findLast((day) => monthOf(day) === monthOf(behind.find(isEarlierMonth) ?? ""));
    case "Home":
      return behind.at(-1);
    case "End":
      return ahead.at(-1);
  }
  return undefined;

  function isEarlierMonth(day: string): boolean {
    return monthOf(day) < monthOf(from);
  }
}
