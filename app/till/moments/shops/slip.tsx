import { minus, nothing } from "~/money/cents";
import { fold } from "~/till/rules/fold";
import { amount } from "~/till/rules/money";
import { slip } from "./content";
import { type Counter, totalsOf } from "./state";

const most = 5;

/** The newest line is at the foot; a long sale folds its oldest ones. */
export function Slip({ counter }: { counter: Counter }) {
  const { lines } = counter;
  const { reward, total } = totalsOf(counter);
  const folded = fold([...lines].reverse(), most);
  return (
    <section className="shop-paper" aria-label={slip.label}>
      <div className="mo-slip torn-foot">
        <div className="mo-slip__row">
          <b>{slip.label}</b>
          <span className="mo-slip__mute">{slip.lines(lines.length)}</span>
        </div>
        <hr />
        {lines.length === 0 && <p className="mo-slip__mute shop-paper__empty">{slip.empty}</p>}
        {folded.more > 0 && (
          <div className="mo-slip__row mo-slip__mute">
            <span>{slip.more(folded.more)}</span>
            <span>{amount(folded.moreAmount)}</span>
          </div>
        )}
        {folded.shown.reverse().map((line) => (
          <div key={line.key} className="mo-slip__row" data-new="">
            <span>{line.name}</span>
            <span>{amount(line.amount)}</span>
          </div>
        ))}
        {reward > 0 && (
          <div className="mo-slip__row" data-tone="less">
            <span>{slip.reward}</span>
            <span>{amount(minus(nothing, reward))}</span>
          </div>
        )}
        <hr />
        <div className="mo-slip__row mo-slip__row--total">
          <span>{slip.total}</span>
          <b>{amount(total)}</b>
        </div>
      </div>
    </section>
  );
}
