import { may } from "~/access/rights";
import { roles, roleWords } from "~/roles";
import { StaffIcon } from "../icon";
import { type Column, Table } from "../table";
import { rightRows } from "./content";

/** Read from the table that decides, so that it can't say anything else. */
export function RightsTable() {
  return <Table className="rights" rows={rightRows} keyOf={([, right]) => right} columns={columns} />;
}

const columns: Column<(typeof rightRows)[number]>[] = [
  { label: "Right", isHeading: true, cell: ([words]) => words },
  ...roles.map((role) => ({
    label: roleWords[role].name,
    cell: ([, right]: (typeof rightRows)[number]) =>
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
