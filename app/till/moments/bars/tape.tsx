import { type Cents, times } from "~/money/cents";
import { fold } from "~/till/rules/fold";
import { clock, type Round, tabTotal } from "~/till/rules/happy-hour";
import { amount } from "~/till/rules/money";
import { drinks, platter, tab } from "./content";
import { type Bar, openedAt } from "./state";

const most = 6;
const all = [...Object.values(drinks), platter];

/** The tab as a till roll; the newest rounds at its foot, the oldest of a long one folded. */
export function Tape({ bar }: { bar: Bar }) {
  const rounds = bar.tab.map((round) => ({ ...round, amount: times(round.price, round.quantity) }));
  const folded = fold(rounds.reverse(), most);
  return (
    <section className="bar-tape" aria-label={tab.label}>
      <div className="mo-slip torn-foot">
        <h3>
          {tab.label}
          <small>{tab.opened(clock(openedAt))}</small>
        </h3>
        <hr />
        {folded.more > 0 && (
          <div className="mo-slip__row mo-slip__mute">
            <span>{tab.more(folded.more)}</span>
            <span>{amount(folded.moreAmount)}</span>
          </div>
        )}
        {folded.shown.reverse().map((round) => (
          <RoundRow key={`${round.drink} ${round.at} ${round.price}`} round={round} />
        ))}
        <hr />
        <div className="mo-slip__row mo-slip__row--total">
          <span>{tab.total}</span>
          <b>{amount(tabTotal(bar.tab))}</b>
        </div>
        <p className="mo-slip__mute">{tab.note}</p>
      </div>
    </section>
  );
}

function RoundRow({ round }: { round: Round & { amount: Cents } }) {
  const full = times(all.find(({ name }) => name === round.drink)?.full ?? round.price, round.quantity);
  const isHappy = round.amount < full;
  return (
    <div className="mo-slip__row" data-new="">
      <span>
        <b>{round.quantity}</b> {round.drink} {isHappy && <mark>{tab.happy}</mark>}
        <small>{clock(round.at)}</small>
      </span>
      <span>
        {isHappy && <s aria-hidden="true">{amount(full)}</s>} {amount(round.amount)}
      </span>
    </div>
  );
}
