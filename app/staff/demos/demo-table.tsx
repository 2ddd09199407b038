import { useRef } from "react";
import { Form, Link } from "react-router";
import type { DemoPlace } from "~/choices/demo-places";
import type { BookingState } from "~/db/schema";
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

/** Those still ahead can be selected and cleared, when somebody has filled the calendar. */
export function DemoTable({ demos }: { demos: Row[] }) {
  const { columns, clear } = texts;
  const form = useRef<HTMLFormElement>(null);
  const canClear = demos.some(({ state }) => state === "booked");
  return (
    <Form method="post" ref={form}>
      <table className="ledger cards cards--demos">
        <TableHead
          columns={[
            columns.when,
            columns.who,
            { label: columns.shows, className: "hide-on-tablet" },
            columns.how,
            { label: columns.by, isSilent: true },
          ]}
        />
        <tbody>
          {demos.map(({ id, when, name, company, shows, place, area, state, host }) => (
            <tr key={id} className="go">
              <td className="strong nowrap">
                {state === "booked" && (
                  <input
                    className="demos__pick"
                    type="checkbox"
                    name="id"
                    value={id}
                    aria-label={clear.select(name, when)}
                  />
                )}
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
              <td className="mute hide-on-tablet">{shows}</td>
              <td className="mute">
                {placeWords[place]}
                {area && `, ${area}`}
              </td>
              <td className="num">
                <Avatar person={host} small />
                <span className="visually-hidden">{host.name}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {canClear && (
        <p className="demos__acts">
          <label className="tick">
            <input type="checkbox" onChange={(event) => selectAll(form.current, event.target.checked)} />
            {clear.all}
          </label>
          <button
            type="submit"
            className="btn btn--line btn--danger"
            name="do"
            value="clear"
            aria-describedby="clear-text"
          >
            {clear.button}
          </button>
          <span className="field__hint" id="clear-text">
            {clear.text}
          </span>
        </p>
      )}
    </Form>
  );
}

function selectAll(form: HTMLFormElement | null, isChecked: boolean) {
  for (const box of form?.querySelectorAll<HTMLInputElement>("input[name=id]") ?? []) box.checked = isChecked;
}
