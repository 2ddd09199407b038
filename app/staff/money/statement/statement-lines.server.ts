import type { Actor } from "~/access/rights";
import { decimalOf } from "~/money/decimals";
import { placeNames } from "~/payments/statements/places";
import type { Services } from "~/services-context";
import type { Cell } from "../../export/csv";
import { csvColumns, statementTexts } from "./content";
import type { StatementFilter } from "./filter";
import { allOfStatement, type StatementRow } from "./read-statement.server";

/** The rows of the page, all of them, for a spreadsheet: what went back has a minus. */
export async function* statementLines(
  services: Pick<Services, "db">,
  actor: Actor,
  filter: StatementFilter,
): AsyncGenerator<Cell[]> {
  const rows = await allOfStatement(services, actor, filter);
  yield csvColumns;
  for (const row of rows) yield cellsOf(row);
}

function cellsOf(row: StatementRow): Cell[] {
  const sign = row.kind === "refund" ? -1 : 1;
  const amount = (minor: number | null) => (minor === null ? "" : decimalOf(sign * minor));
  return [
    row.at,
    row.isTimeUncertain ? "no" : "yes",
    placeNames[row.place],
    statementTexts.kinds[row.kind],
    row.receipt,
    row.of,
    row.reference,
    amount(row.cents),
    amount(row.foreignMinor),
    row.foreignCurrency,
  ];
}
