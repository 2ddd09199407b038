import { Form, useSubmit } from "react-router";
import type { Person } from "~/people/people.server";
import { roles, roleWords } from "~/roles";
import { Options } from "~/ui/field";
import { Avatar } from "../frame/avatar";
import { RowAct } from "../row-act";
import { Table } from "../table";
import { When } from "../when";
import { peoplePage } from "./content";

const { columns } = peoplePage;

type Props = { people: Person[]; me: string; now: Date };

export function PeopleTable({ people, me, now }: Props) {
  return (
    <Table
      rows={people}
      keyOf={({ id }) => id}
      cards="cards--people"
      columns={[
        { label: columns.name, isHeading: true, cell: (person) => <Name {...person} /> },
        {
          label: columns.role,
          cell: (person) =>
            person.state === "active" ? (
              <RoleField {...person} />
            ) : (
              <span className="mute">{roleWords[person.role].name}</span>
            ),
        },
        { label: columns.signsIn, look: "mute", cell: (person) => signsInWith(person, now) },
        {
          label: columns.seen,
          look: "dim",
          cell: ({ id, lastSeenAt }) => (id === me ? "Now" : lastSeenAt ? <When at={lastSeenAt} /> : "Never"),
        },
        {
          label: columns.switch,
          isSilent: true,
          look: "num",
          cell: (person) =>
            person.id === me ? <span className="mute you">You</span> : <Switch {...person} />,
        },
      ]}
    />
  );
}

function Name(person: Person) {
  return (
    <span className="person">
      <Avatar person={person.state === "invited" ? undefined : person} />
      <span>
        <b className="strong">{person.name}</b>
        <br />
        <span className="dim caption">{person.email}</span>
      </span>
    </span>
  );
}

/** Sent as soon as another role is chosen; without scripts by its own button. */
function RoleField({ id, name, role, isLastOwner }: Person) {
  const submit = useSubmit();
  return (
    <Form method="post" className="role" onChange={(event) => submit(event.currentTarget)}>
      <input type="hidden" name="do" value="role" />
      <input type="hidden" name="id" value={id} />
      <select
        className="input"
        name="role"
        key={role}
        defaultValue={role}
        disabled={isLastOwner}
        aria-label={`Role of ${name}`}
      >
        <Options of={roles.map((each) => [each, roleWords[each].name])} />
      </select>
      {!isLastOwner && (
        <noscript>
          <button className="btn btn--line" type="submit">
            Save
          </button>
        </noscript>
      )}
    </Form>
  );
}

function Switch({ id, state, name, isLastOwner }: Person) {
  const [verb, label] = {
    active: ["off", "Switch off"],
    invited: ["invite-again", "Invite again"],
    off: ["on", "Switch on"],
  }[state] as [string, string];
  if (isLastOwner) return null;
  return <RowAct id={id} verb={verb} label={label} what={name} />;
}

function signsInWith({ state, invitedUntil, hasPasskey }: Person, now: Date): string {
  if (state === "off") return "Switched off";
  if (state === "active") return hasPasskey ? "Passkey" : "Email link";
  const left = invitedUntil ? Math.ceil((invitedUntil.getTime() - now.getTime()) / 86_400_000) : 0;
  if (left <= 0) return "Invited, link expired";
  return `Invited, ${left} ${left === 1 ? "day" : "days"} left`;
}
