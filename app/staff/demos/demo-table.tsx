import { useRef } from "react";
import { Form, Link } from "react-router";
import type { DemoPlace } from "~/choices/demo-places";
import type { BookingState } from "~/db/schema";
import { Avatar } from "../frame/avatar";
import { type Column, Table } from "../table";
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
  const { clear } = texts;
  const form = useRef<HTMLFormElement>(null);
  const canClear = demos.some(({ state }) => state === "booked");
  return (
    <Form method="post" ref={form}>
      <Table rows={demos} keyOf={({ id }) => id} columns={columns} cards="cards--demos" rowLook="go" />
      {canClear && (
        <p className="acts">
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

const { columns: names } = texts;

const columns: Column<Row>[] = [
  {
    label: names.when,
    look: "strong nowrap",
    cell: ({ id, name, when, state }) => (
      <>
        {state === "booked" && (
          <input
            className="demos__pick"
            type="checkbox"
            name="id"
            value={id}
            aria-label={texts.clear.select(name, when)}
          />
        )}
        <Link to={`/staff/demos/${id}`}>{when}</Link>{" "}
        {state !== "booked" && <span className={`tag tag--${state}`}>{stateWords[state]}</span>}
      </>
    ),
  },
  {
    label: names.who,
    cell: ({ name, company }) => (
      <>
        {name}
        <span className="dim">, {company}</span>
      </>
    ),
  },
  { label: names.shows, className: "hide-on-tablet", look: "mute", cell: ({ shows }) => shows },
  {
    label: names.how,
    look: "mute",
    cell: ({ place, area }) => [placeWords[place], area].filter(Boolean).join(", "),
  },
  {
    label: names.by,
    isSilent: true,
    look: "num",
    cell: ({ host }) => (
      <>
        <Avatar person={host} small />
        <span className="visually-hidden">{host.name}</span>
      </>
    ),
  },
];
