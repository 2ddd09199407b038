import { may } from "~/access/rights";
import { roles, roleWords } from "~/roles";
import { StaffIcon } from "../icon";
import { TableHead } from "../table-head";
import { rightRows } from "./content";

/** Read from the table that decides, so that it can't say anything else. */
export function RightsTable() {
  return (
    <table className="ledger rights">
      <TableHead columns={["Right", ...roles.map((role) => roleWords[role].name)]} />
      <tbody>
        {rightRows.map(([words, right]) => (
          <tr key={right}>
            <th scope="row">{words}</th>
            {roles.map((role) => (
              <td key={role}>
                {may({ role }, right) ? (
                  <>
                    <StaffIcon name="check" />
                    <span className="visually-hidden">yes</span>
                  </>
                ) : (
                  <span className="dim">no</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
