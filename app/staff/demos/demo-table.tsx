import { Link } from "react-router";
import type { BookingState } from "~/db/schema";
import type { DemoPlace } from "~/forms/choices";
import { Avatar } from "../frame/avatar";
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
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col" className="hide-m">
            {columns.shows}
          </th>
          <th scope="col">{columns.how}</th>
          <th scope="col">
            <span className="vh">{columns.by}</span>
          </th>
        </tr>
      </thead>
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
