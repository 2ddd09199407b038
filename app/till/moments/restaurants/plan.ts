/** Where a table stands: left, top and width in percent of the room. */
export type Place = { x: number; y: number; width: number };
export type PlanTable = Place & { no: number; shape: "round" | "square" | "long"; seats: number };

export const tableHeight = 15.5;

export const plan: readonly PlanTable[] = [
  { no: 1, x: 9, y: 12, width: 15, shape: "round", seats: 4 },
  { no: 2, x: 30, y: 12, width: 15, shape: "round", seats: 4 },
  { no: 3, x: 55, y: 12, width: 34, shape: "long", seats: 6 },
  { no: 4, x: 10, y: 42, width: 20, shape: "square", seats: 4 },
  { no: 5, x: 41, y: 42, width: 17, shape: "square", seats: 4 },
  { no: 6, x: 76, y: 43, width: 13, shape: "round", seats: 2 },
  { no: 7, x: 10, y: 70, width: 24, shape: "square", seats: 4 },
  { no: 8, x: 46, y: 70, width: 17, shape: "square", seats: 4 },
  { no: 9, x: 76, y: 71, width: 13, shape: "round", seats: 2 },
];

export function planned(no: number): PlanTable {
  const table = plan.find((one) => one.no === no);
  if (!table) throw new Error(`No table ${no} in the plan`);
  return table;
}

const gap = 0.4;
const wall = 5;
/** The room is 720 by 520: a round table is higher, in percent, than it is wide. */
const roundHeight = 720 / 520;

/**
 * A joined table moves to where it touches the first one: right, left, below or above, wherever there is room. With no
 * room around, it stays where it stands.
 */
export function placeBeside(first: PlanTable, joined: PlanTable): Place {
  const { width } = joined;
  const places = [
    { x: first.x + first.width + gap, y: first.y, width },
    { x: first.x - width - gap, y: first.y, width },
    { x: first.x, y: first.y + heightOf(first) + gap, width },
    { x: first.x, y: first.y - heightOf(joined) - gap, width },
  ];
  const others = plan.filter(({ no }) => no !== first.no && no !== joined.no);
  return places.find((place) => isFree({ ...joined, ...place }, others)) ?? joined;
}

function isFree(table: PlanTable, others: readonly PlanTable[]): boolean {
  const isInside =
    table.x >= wall &&
    table.y >= wall &&
    table.x + table.width <= 100 - wall &&
    table.y + heightOf(table) <= 100 - wall;
  return isInside && !others.some((other) => overlap(table, other));
}

export function overlap(one: PlanTable, other: PlanTable): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + heightOf(other) &&
    other.y < one.y + heightOf(one)
  );
}

export function heightOf({ shape, width }: PlanTable): number {
  return shape === "round" ? width * roundHeight : tableHeight;
}
