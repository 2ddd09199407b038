import { cents } from "~/money/cents";
import { decimalOf } from "~/money/decimals";
import type { Cell } from "../export/csv";
import { numbersTexts as texts } from "./content";
import type { Numbers } from "./read-numbers.server";
import type { Point } from "./series";

const counts = ["visits", "views", "messages", "demos", "quotations", "orders"] as const;

/** One line for each bar and for each row of a table: what it is about, its name, its counts. */
export async function* fileLines({
  figures,
  money,
  answers,
  tables,
  speeds,
}: Numbers): AsyncGenerator<Cell[]> {
  const { columns } = texts;
  yield [
    ...["About", "Name", "From", "To"],
    ...counts.map((name) => columns[name]),
    ...[columns.machines, "Worth KES", "Received KES", "First answer, hours", texts.speed.p75],
  ];
  for (const [index, { from, to, label }] of figures.visits.entries()) {
    yield [
      ...["Days", label, from, to],
      ...counts.map((name) => figures[name][index]?.now),
      ...["", amountAt(money?.worth, index), amountAt(money?.received, index), answers.points[index]?.hours],
    ];
  }
  for (const { metric, devices, pages } of speeds) {
    for (const { name, p75 } of [...devices, ...pages]) {
      yield [
        texts.speed.metrics[metric],
        name,
        "",
        "",
        ...counts.map(() => ""),
        "",
        "",
        "",
        "",
        metric === "CLS" ? p75 / 1000 : p75,
      ];
    }
  }
  for (const table of tables) {
    for (const row of table.rows) {
      const has = (name: (typeof table.columns)[number]) => table.columns.includes(name);
      yield [
        ...[texts.tables[table.name][0], row.name, "", ""],
        ...counts.map((name) => (has(name) ? row[name] : "")),
        ...[has("machines") ? row.machines : "", has("cents") ? decimalOf(row.cents) : "", "", ""],
      ];
    }
  }
}

function amountAt(points: Point[] | undefined, index: number): Cell {
  return points ? decimalOf(cents(points[index]?.now ?? 0)) : "";
}
