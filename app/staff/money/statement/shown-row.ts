import { times } from "~/money/cents";
import { amountText, formatMinor } from "~/money/format";
import { placeNames } from "~/payments/statements/places";
import { clockTime, longTime, shortTime } from "~/time/words";
import { statementTexts as texts } from "./content";
import type { StatementRow } from "./read-statement.server";

export type ShownRow = ReturnType<typeof shownRow>;

/** What went back has a minus. */
export function shownRow(row: StatementRow, isOneDay: boolean) {
  const { at, kind, cents, foreignMinor, foreignCurrency, unmatchedId } = row;
  const sign = kind === "refund" ? -1 : 1;
  return {
    key: row.key,
    at: at.toISOString(),
    time: isOneDay ? clockTime(at) : shortTime(at),
    timeFull: longTime(at),
    isTimeUncertain: row.isTimeUncertain,
    place: placeNames[row.place],
    kind,
    receipt: row.receipt,
    of: row.of,
    reference: row.reference,
    unmatched: unmatchedId && {
      id: unmatchedId,
      word: kind === "refund" ? texts.sentBack : texts.unmatched,
    },
    amount: cents === null ? "" : amountText(times(cents, sign)),
    foreign:
      foreignMinor === null || !foreignCurrency
        ? ""
        : formatMinor({ minor: sign * foreignMinor, currency: foreignCurrency }),
  };
}
