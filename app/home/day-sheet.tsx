import type { Words } from "~/language/words";
import { Paid } from "~/ui/paid";
import type { home } from "./content";

/** One working day on a torn sheet: four times, one sum. */
export function DaySheet({ date, branches, hours, sum }: Omit<Words<typeof home.day>, "title" | "lede">) {
  return (
    <div className="roll" data-reveal="print">
      <div className="roll__top">
        <span>{date}</span>
        <span>{branches}</span>
      </div>
      <ol className="roll__cols">
        {hours.map(({ time, title, text, entry }) => (
          <li key={time}>
            <time>{time}</time>
            <h3 className="heading-4">{title}</h3>
            <p>{text}</p>
            <div className="ledger-line">
              <span>{entry.label}</span>
              <b>
                <count-up>{entry.value}</count-up>
              </b>
            </div>
          </li>
        ))}
      </ol>
      <div className="roll__sum">
        <Paid>{sum.label}</Paid>
        <b>
          <count-up>{sum.value}</count-up>
        </b>
      </div>
      <div className="tear tear--under" />
    </div>
  );
}
