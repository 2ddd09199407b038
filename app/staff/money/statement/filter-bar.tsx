import { Form, Link, useSubmit } from "react-router";
import { moneyPlaces, placeNames } from "~/payments/statements/places";
import { monthAndYear } from "~/time/words";
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

/** A form that only reads. With JavaScript a choice from a list is shown at once. */
export function FilterBar({ filter, ways, months, before, after }: Props) {
  const submit = useSubmit();
  const isDay = "day" in filter.period;
  const way = (name: "month" | "day") => statementAddress({ ...filter, period: pick(ways, name) });
  return (
    <div className="money__bar">
      <nav className="segments" aria-label={texts.ways}>
        {(["month", "day"] as const).map((name) => (
          <Link key={name} to={way(name)} aria-current={isDay === (name === "day") ? "true" : undefined}>
            {texts[name]}
          </Link>
        ))}
      </nav>
      <Form
        key={statementAddress(filter)}
        className="money__form"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
        }}
      >
        {isDay ? (
          <input
            className="input"
            type="date"
            name="day"
            aria-label={texts.day}
            required
            defaultValue={ways.day}
          />
        ) : (
          <select className="input" name="month" aria-label={texts.month} defaultValue={ways.month}>
            {[...new Set([...months, ways.month])].map((month) => (
              <option key={month} value={month}>
                {monthAndYear(month)}
              </option>
            ))}
          </select>
        )}
        <select className="input" name="provider" aria-label={texts.place} defaultValue={filter.place ?? ""}>
          <option value="">{texts.everyPlace}</option>
          {moneyPlaces.map((place) => (
            <option key={place} value={place}>
              {placeNames[place]}
            </option>
          ))}
        </select>
        <button className={isDay ? "btn btn--line" : "btn btn--line money__show"} type="submit">
          {texts.show}
        </button>
      </Form>
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

function pick(ways: Props["ways"], name: "month" | "day") {
  return name === "day" ? { day: ways.day } : { month: ways.month };
}
