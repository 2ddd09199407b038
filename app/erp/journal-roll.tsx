import { Paid } from "~/ui/paid";
import type { JournalEntry } from "./content";

type JournalRollProps = {
  title: string;
  text: string;
  entries: readonly JournalEntry[];
  sum: { state: string; text: string };
};

/** A paper roll out of its slot: one line for each module that wrote to it. */
export function JournalRoll({ title, text, entries, sum }: JournalRollProps) {
  return (
    <div className="journal">
      <div className="journal__txt">
        <h2 className="heading-2">{title}</h2>
        <p className="lede">{text}</p>
      </div>
      <div className="journal__roll">
        <div className="journal__paper">
          <ol>
            {entries.map((entry) => (
              <li className="journal-line" key={entry.time} data-reveal="rise">
                <time>{entry.time}</time>
                <div className="jl__txt">
                  <h3 className="heading-3">{entry.title}</h3>
                  <p>{entry.text}</p>
                </div>
                <div className="ledger-line">
                  <span>{entry.entry}</span>
                  <i />
                  <b>{entry.amount}</b>
                </div>
              </li>
            ))}
          </ol>
          <div className="jsum">
            <Paid>{sum.state}</Paid>
            <b>{sum.text}</b>
          </div>
          <div className="tear tear--under" />
        </div>
      </div>
    </div>
  );
}
