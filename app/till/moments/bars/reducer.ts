import { isHappyHour, type Minute, pour, tabTotal } from "~/till/rules/happy-hour";
import { ksh } from "~/till/rules/money";
import { moveShare } from "~/till/rules/shares";
import { type DrinkName, drinks, people, said } from "./content";
import { type Bar, evening, leftToSettle, paidIndexes, sharesOf } from "./state";

export type Action =
  | { do: "clock"; at: Minute }
  | { do: "pour"; drink: DrinkName }
  | { do: "share"; person: number; percent: number }
  | { do: "even" }
  | { do: "take"; person: number }
  | { do: "again" };

/** An evening at the bar. What can't be done leaves the tab as it is. */
export function tend(bar: Bar, action: Action): Bar {
  switch (action.do) {
    case "clock": {
      const isHappy = isHappyHour(action.at);
      const news = isHappy === isHappyHour(bar.at) ? bar.said : isHappy ? said.happy : said.full;
      return { ...bar, at: action.at, said: news };
    }
    case "pour": {
      if (paidIndexes(bar).length > 0) return { ...bar, said: said.locked };
      const drink = drinks[action.drink];
      const tab = pour(bar.tab, drink, bar.at);
      const price = isHappyHour(bar.at) ? drink.happy : drink.full;
      return { ...bar, tab, said: said.poured(drink.name, ksh(price), ksh(tabTotal(tab))) };
    }
    case "share":
      return {
        ...bar,
        isEven: false,
        percents: moveShare(bar.percents, action.person, action.percent, paidIndexes(bar)),
      };
    case "even":
      return { ...bar, isEven: true, percents: evenly(bar) };
    case "take": {
      const share = sharesOf(bar)[action.person];
      if (share === undefined || bar.paid[action.person] !== undefined) return bar;
      const paid = bar.paid.map((before, index) => (index === action.person ? share : before));
      const taken = { ...bar, paid };
      const name = people[action.person] ?? "";
      const news = leftToSettle(taken) === 0 ? said.settled : said.paid(name, ksh(share));
      return { ...taken, said: news };
    }
    case "again":
      return { ...evening, at: bar.at, said: said.again };
  }
}

/** The same for everybody who has not paid; the first ones take the odd percent. */
function evenly(bar: Bar): number[] {
  const paid = paidIndexes(bar);
  const room = 100 - paid.reduce((all, index) => all + (bar.percents[index] ?? 0), 0);
  const open = Math.max(1, bar.percents.length - paid.length);
  let odd = room % open;
  return bar.percents.map((percent, index) =>
    paid.includes(index) ? percent : Math.floor(room / open) + (odd-- > 0 ? 1 : 0),
  );
}
