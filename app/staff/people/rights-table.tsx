import { may, type Right } from "~/access/rights";
import { roles, roleWords } from "~/roles";
import { rightWords } from "../frame/content";
import { StaffIcon } from "../icon";
import { type Column, Table } from "../table";

/** Read from the table that decides, so that it can't say anything else. */
export function RightsTable() {
  return <Table className="rights" rows={rows} keyOf={({ right }) => right} columns={columns} />;
}

const rows = Object.entries(rightWords).map(([right, words]) => ({
  right: right as Right,
  words: words.charAt(0).toUpperCase() + words.slice(1),
}));

const columns: Column<(typeof rows)[number]>[] = [
  { label: "Right", isHeading: true, cell: ({ words }) => words },
  ...roles.map((role) => ({
    label: roleWords[role].name,
    cell: ({ right }: (typeof rows)[number]) =>
      may({ role }, right) ? (
        <>
          <StaffIcon name="check" />
          <span className="visually-hidden">yes</span>
        </>
      ) : (
        <span className="dim">no</span>
      ),
  })),
];
