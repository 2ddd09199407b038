import { Link } from "react-router";
import { moneyPlaces, placeNames } from "~/payments/statements/places";
import { monthAndYear } from "~/time/words";
import { Options } from "~/ui/field";
import { Filters, Views } from "../../filters";
import { statementTexts as texts } from "./content";
import { type StatementFilter, statementAddress } from "./filter";

type Neighbour = { name: string; to: string };
type Props = {
  filter: StatementFilter;
  ways: { day: string; month: string };
  months: string[];
  before: Neighbour;
  after?: Neighbour;
};

export function FilterBar({ filter, ways, months, before, after }: Props) {
  const isDay = "day" in filter.period;
  const { day, month } = ways;
  return (
    <div className={isDay ? "money__bar" : "money__bar filters--auto"}>
      <Views
        label={texts.ways}
        views={[
          { label: texts.month, to: statementAddress({ ...filter, period: { month } }), isOn: !isDay },
          { label: texts.day, to: statementAddress({ ...filter, period: { day } }), isOn: isDay },
        ]}
      />
      <Filters address={statementAddress(filter)} className="money__form" show={texts.show}>
        {isDay ? (
          <input
            className="input"
            type="date"
            name="day"
            aria-label={texts.day}
            required
            defaultValue={day}
          />
        ) : (
          <select className="input" name="month" aria-label={texts.month} defaultValue={month}>
            <Options of={[...new Set([...months, month])].map((each) => [each, monthAndYear(each)])} />
          </select>
        )}
        <select className="input" name="provider" aria-label={texts.place} defaultValue={filter.place ?? ""}>
          <option value="">{texts.everyPlace}</option>
          <Options of={moneyPlaces.map((place) => [place, placeNames[place]])} />
        </select>
      </Filters>
      <nav className="money__near" aria-label={texts.periods}>
        <Link className="btn btn--line" rel="prev" to={before.to}>
          {before.name}
        </Link>
        {after && (
          <Link className="btn btn--line" rel="next" to={after.to}>
            {after.name}
          </Link>
        )}
      </nav>
    </div>
  );
}
