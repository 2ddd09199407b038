import { linesTotal } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { linesToBuy, readChoice } from "~/estimate/choice";
import { Cutout } from "~/hardware/counter/cutout";
import { ArrowLink } from "~/ui/button";
import { Price } from "~/ui/price";

type LanesProps = {
  tills: readonly number[];
  who: readonly string[];
  name: (count: number) => string;
  link: string;
};

/** A shop for each size: its tills in a row, and what their machines come to. */
export function Lanes({ tills, who, name, link }: LanesProps) {
  const [screen] = machines;
  return (
    <ul className="lanes">
      {tills.map((count, place) => {
        const query = `trade=retail&shops=1&tills=${count}`;
        const total = linesTotal(linesToBuy(readChoice(new URLSearchParams(query))));
        return (
          <li key={count}>
            <div className="lanes__row" aria-hidden="true">
              {Array.from({ length: count }, (_, lane) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <Cutout key={lane} machine={screen} sizes="120px" />
              ))}
            </div>
            <div className="lanes__text">
              <h3 className="heading-3">{name(count)}</h3>
              <p>{who[place]}</p>
            </div>
            <Price amount={total} />
            <ArrowLink to={`/pricing?${query}`} about={`for ${name(count).toLowerCase()}`}>
              {link}
            </ArrowLink>
          </li>
        );
      })}
    </ul>
  );
}
