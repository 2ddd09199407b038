import { Link } from "react-router";
import type { BookingState } from "~/db/schema";
import type { DemoPlace } from "~/forms/choices";
import { Avatar } from "../frame/avatar";
import { TableHead } from "../table-head";
import { placeWords, stateWords, demosTexts as texts } from "./content";

type Row = {
  id: string;
  when: string;
  name: string;
  company: string;
  shows: string;
  place: DemoPlace;
  area: string | null;
  state: BookingState;
  host: { id: string; name: string };
};

export function DemoTable({ demos }: { demos: Row[] }) {
  const { columns } = texts;
  return (
    <table className="led cards cards--demos">
      <TableHead
        columns={[
          columns.when,
          columns.who,
          { label: columns.shows, className: "hide-m" },
          columns.how,
          { label: columns.by, isSilent: true },
        ]}
      />
      <tbody>
        {demos.map(({ id, when, name, company, shows, place, area, state, host }) => (
          <tr key={id} className="go">
            <td className="strong nw">
              <Link to={`/staff/demos/${id}`}>{when}</Link>
              {state !== "booked" && (
                <>
                  {" "}
                  <span className={`tag tag--${state}`}>{stateWords[state]}</span>
                </>
              )}
            </td>
            <td>
              {name}
              <span className="dim">, {company}</span>
            </td>
            <td className="mute hide-m">{shows}</td>
            <td className="mute">
              {placeWords[place]}
              {area && `, ${area}`}
            </td>
            <td className="num">
              <Avatar person={host} small />
              <span className="vh">{host.name}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
