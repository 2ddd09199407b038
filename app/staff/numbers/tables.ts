import { machines } from "~/catalogue/machines";
import { type Cents, nothing, sum } from "~/money/cents";
import { editions } from "~/pos/editions";
import { deviceNames, languageNames, numbersTexts as texts } from "./content";
import type { happenedByKind } from "./happened.server";
import type { soldMachines } from "./money.server";
import type { visitsByKind } from "./visits.server";

type Visits = Awaited<ReturnType<typeof visitsByKind>>;
type Happened = Awaited<ReturnType<typeof happenedByKind>>;
type Sold = Awaited<ReturnType<typeof soldMachines>>;

/** A line of a table. `machines` are pieces. */
export type Row = {
  name: string;
  visits: number;
  views: number;
  messages: number;
  demos: number;
  quotations: number;
  orders: number;
  machines: number;
  cents: Cents;
};
export type TableName = keyof typeof texts.tables;
export type Counted = Exclude<keyof Row, "name">;
export type NumbersTable = { name: TableName; columns: Counted[]; rows: Row[] };

const led = ["messages", "demos", "quotations", "orders", "cents"] as const;

/** The same counts told in other ways, the most first. */
export function tablesOf(visits: Visits, happened: Happened, sold: Sold, seesMoney: boolean): NumbersTable[] {
  const all: NumbersTable[] = [
    {
      name: "page",
      columns: ["visits", "views", ...led],
      rows: grouped(visits, happened, {
        visit: ({ page }) => page,
        lead: ({ page }) => page ?? texts.unknown,
      }),
    },
    {
      name: "campaign",
      columns: ["visits", ...led],
      rows: grouped(visits, happened, {
        visit: ({ campaign }) => (campaign === "" ? texts.noCampaign : campaign),
        lead: ({ page, campaign }) => (page ? campaign || texts.noCampaign : texts.unknown),
      }),
    },
    {
      name: "referrer",
      columns: ["visits", ...led],
      rows: grouped(visits, happened, {
        visit: ({ referrer }) => (referrer === "" ? texts.noSite : referrer),
        lead: ({ page, referrer }) => (page ? referrer || texts.noSite : texts.unknown),
      }),
    },
    {
      name: "language",
      columns: ["visits", "views", ...led],
      rows: grouped(visits, happened, {
        visit: ({ language }) => language && languageNames[language],
        lead: ({ language }) => languageNames[language],
      }),
    },
    {
      name: "device",
      columns: ["visits", "views"],
      rows: grouped(visits, [], { visit: ({ device }) => device && deviceNames[device], lead: () => "" }),
    },
    { name: "edition", columns: ["visits", "views", "demos"], rows: editionRows(visits, happened) },
    {
      name: "machine",
      columns: ["visits", "views", "orders", "machines", "cents"],
      rows: machineRows(visits, sold),
    },
  ];
  return all.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => seesMoney || column !== "cents"),
    rows: table.rows.filter(hasCounts).toSorted(mostFirst),
  }));
}

/** A row of visits that is about something else has no name here. */
type Names = { visit(row: Visits[number]): string | null; lead(row: Happened[number]): string };

function grouped(visits: Visits, happened: Happened, { visit, lead }: Names): Row[] {
  const rows = new Map<string, Row>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? empty(name);
    rows.set(name, row);
    return row;
  };
  for (const each of visits) {
    const name = visit(each);
    if (name === null) continue;
    const row = rowOf(name);
    row.visits += each.entries;
    row.views += each.views;
  }
  for (const each of happened) {
    const row = rowOf(lead(each));
    row[each.kind] += each.count;
    // Quotations are worth nothing before they are orders.
    if (each.kind === "orders") row.cents = sum([row.cents, each.cents]);
  }
  return [...rows.values()];
}

function editionRows(visits: Visits, happened: Happened): Row[] {
  const asked = (slug: string | null) =>
    happened.filter(({ kind, edition }) => kind === "demos" && edition === slug).reduce(counting, 0);
  const rows = editions.map(({ name, slug, to }) => ({ ...ofPage(name, visits, to), demos: asked(slug) }));
  return [...rows, { ...empty(texts.noEdition), demos: asked(null) }];
}

function machineRows(visits: Visits, sold: Sold): Row[] {
  return machines.map(({ id, name, path }) => {
    const bought = sold.find(({ machine }) => machine === id);
    const { orders = 0, machines: pieces = 0, cents = nothing } = bought ?? {};
    return { ...ofPage(name, visits, path), orders, machines: pieces, cents };
  });
}

function ofPage(name: string, visits: Visits, path: string): Row {
  const own = visits.filter(({ page }) => page === path);
  const [row = empty(name)] = grouped(own, [], { visit: () => name, lead: () => name });
  return row;
}

function empty(name: string): Row {
  return {
    name,
    ...{ visits: 0, views: 0, messages: 0, demos: 0, quotations: 0, orders: 0, machines: 0, cents: nothing },
  };
}

function counting(all: number, { count }: { count: number }): number {
  return all + count;
}

function hasCounts({ name, ...counts }: Row): boolean {
  return Object.values(counts).some((count) => count > 0);
}

function mostFirst(one: Row, other: Row): number {
  return (
    other.visits - one.visits ||
    other.orders - one.orders ||
    other.views - one.views ||
    one.name.localeCompare(other.name)
  );
}
