import type { Actor } from "~/access/rights";
import type { Services } from "~/services-context";
import type { Cell } from "./csv";
import type { ExportInput } from "./input";

export type Asked = Pick<Services, "db" | "config"> & { actor: Actor; input: ExportInput };

/** What can be exported: its columns, those about people apart, and its rows in the same order. */
export type CsvList = {
  plain: string[];
  personal: string[];
  rows(asked: Asked): AsyncGenerator<{ plain: Cell[]; personal: Cell[] }>;
};
