import { type EditionSlug, editions } from "~/pos/editions";
import { Icon } from "~/ui/icon";
import { counterTexts } from "./content";

/** Radio buttons keep an early choice until the page runs. Without JavaScript each trade is a link to its counter. */
export function TradeChoice({ chosen }: { chosen: EditionSlug | undefined }) {
  return (
    <>
      <fieldset className="trades trades--live">
        <legend className="visually-hidden">{counterTexts.trade}</legend>
        {editions.map(({ slug, trade, icon }) => (
          <label key={slug}>
            <input type="radio" name="trade" value={slug} defaultChecked={slug === chosen} />
            <Icon name={icon} />
            {trade}
          </label>
        ))}
      </fieldset>
      <noscript>
        <nav className="trades" aria-label={counterTexts.trade}>
          {editions.map(({ slug, trade, icon }) => (
            <a key={slug} href={`?trade=${slug}#counter`} aria-current={slug === chosen || undefined}>
              <Icon name={icon} />
              {trade}
            </a>
          ))}
        </nav>
      </noscript>
    </>
  );
}
