import { Icon } from "~/ui/icon";
import { counterTexts } from "./content";
import { type TradeId, trades } from "./trades";

/** Radio buttons keep an early choice until the page runs. Without JavaScript each trade is a link to its counter. */
export function TradeChoice({ chosen }: { chosen: TradeId | undefined }) {
  return (
    <>
      <fieldset className="trades trades--live">
        <legend className="vh">{counterTexts.trade}</legend>
        {trades.map(({ id, name, icon }) => (
          <label key={id}>
            <input type="radio" name="trade" value={id} defaultChecked={id === chosen} />
            <Icon name={icon} />
            {name}
          </label>
        ))}
      </fieldset>
      <noscript>
        <nav className="trades" aria-label={counterTexts.trade}>
          {trades.map(({ id, name, icon }) => (
            <a key={id} href={`?trade=${id}#counter`} aria-current={id === chosen || undefined}>
              <Icon name={icon} />
              {name}
            </a>
          ))}
        </nav>
      </noscript>
    </>
  );
}
