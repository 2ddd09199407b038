import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import type { Words } from "~/language/words";
import { amountText } from "~/money/format";
import { goods } from "~/till/goods";
import art from "~/till/goods.svg";
import { tryTill } from "~/till/try-link";
import { Icon } from "~/ui/icon";
import type { home } from "./content";

const shown = goods.filter(({ id }) => ["flour", "milk", "eggs", "sugar", "tea", "bread"].includes(id));

/**
 * Six things to sell and the slip they come onto. This page has no application: `little-till-element.ts` does the
 * sums. Until it runs, and without it, each leads to the till itself.
 */
export function LittleTill({
  items,
  sale,
  empty,
  total,
  charge,
  paid,
  again,
}: Words<typeof home>["till"]["little"]) {
  const language = useLanguage();
  // The goods are those of the till, whose words are English on every page.
  const lang = language === "en" ? undefined : "en";
  return (
    <little-till className="lt" data-charge={charge} data-again={again}>
      <ul className="lt__items" aria-label={items} lang={lang}>
        {shown.map(({ id, short, unit, price }) => (
          <li key={id}>
            <a
              className="lt__item"
              href={pathIn(language, tryTill.to)}
              data-name={`${short} ${unit}`}
              data-cents={price}
            >
              <img src={`${art}#${id}`} alt="" width={120} height={72} loading="lazy" />
              <b>{short}</b>{" "}
              <span>
                {unit} <i>{amountText(price)}</i>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="lt__sale">
        <div className="lt__paper torn-foot">
          <h3>{sale}</h3>
          <p className="lt__empty">{empty}</p>
          <ol lang={lang} />
          <p className="lt__total">
            <span>{total}</span> <output>0.00</output>
          </p>
          <p className="lt__paid" role="status">
            <span hidden>
              <Icon name="check" size="s" /> {paid}
            </span>
          </p>
        </div>
        <button className="btn btn--accent" type="button" disabled>
          {charge}
        </button>
      </div>
    </little-till>
  );
}
