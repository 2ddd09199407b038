import { useLanguage } from "~/language/use-language";
import type { EditionSlug } from "~/pos/editions";
import { editionWords } from "~/pos/editions.sw";
import { Icon } from "~/ui/icon";
import { counterWords } from "./content.sw";

/** Radio buttons keep an early choice until the page runs. Without JavaScript each trade is a link to its counter. */
export function TradeChoice({ chosen }: { chosen: EditionSlug | undefined }) {
  const language = useLanguage();
  const texts = counterWords[language];
  const editions = editionWords[language];
  return (
    <>
      <fieldset className="trades trades--live">
        <legend className="visually-hidden">{texts.trade}</legend>
        {editions.map(({ slug, trade, icon }) => (
          <label key={slug}>
            <input type="radio" name="trade" value={slug} defaultChecked={slug === chosen} />
            <Icon name={icon} />
            {trade}
          </label>
        ))}
      </fieldset>
      <noscript>
        <nav className="trades" aria-label={texts.trade}>
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
