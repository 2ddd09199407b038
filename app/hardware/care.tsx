import { ArrowLink, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { lineupWords } from "./content.sw";

export function Care({ title, lede, action, quote, items }: (typeof lineupWords)["en"]["care"]) {
  return (
    <section className="section sand">
      <div className="wrap split care">
        <div className="care__txt">
          <h2 className="heading-2">{title}</h2>
          <p className="lede">{lede}</p>
          <div className="row row--link">
            <ButtonLink kind="primary" to={action.to}>
              {action.label}
            </ButtonLink>
            <ArrowLink to={quote.to}>{quote.label}</ArrowLink>
          </div>
        </div>
        <ul className="care__list">
          {items.map((item) => (
            <li key={item.title}>
              <Icon name={item.icon} />
              <h3 className="heading-4">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
