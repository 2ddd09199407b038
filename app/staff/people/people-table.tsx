import { Form, useSubmit } from "react-router";
import type { Person } from "~/people/people.server";
import { roles, roleWords } from "~/roles";
import { Avatar } from "../frame/avatar";
import { When } from "../when";
import { peoplePage } from "./content";

type Props = { people: Person[]; me: string; now: Date };

export function PeopleTable({ people, me, now }: Props) {
  return (
    <table className="ledger cards cards--people">
      <thead>
        <tr>
          {peoplePage.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <span className="person">
                <Avatar person={person.state === "invited" ? undefined : person} />
                <span>
                  <b className="strong">{person.name}</b>
                  <br />
                  <span className="dim caption">{person.email}</span>
                </span>
              </span>
            </th>
            <td>
              {person.state === "active" ? (
                <RoleField {...person} />
              ) : (
                <span className="mute">{roleWords[person.role].name}</span>
              )}
            </td>
            <td className="mute">{signsInWith(person, now)}</td>
            <td className="dim">
              {person.id === me ? "Now" : person.lastSeenAt ? <When at={person.lastSeenAt} /> : "Never"}
            </td>
            <td className="num">
              {person.id === me ? <span className="mute you">You</span> : <Switch {...person} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleWords[each].name}
          </option>
        ))}
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
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        className="btn btn--quiet"
        type="submit"
        name="do"
        value={verb}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </button>
    </Form>
  );
}

function signsInWith({ state, invitedUntil, hasPasskey }: Person, now: Date): string {
  if (state === "off") return "Switched off";
  if (state === "active") return hasPasskey ? "Passkey" : "Email link";
  const left = invitedUntil ? Math.ceil((invitedUntil.getTime() - now.getTime()) / 86_400_000) : 0;
  if (left <= 0) return "Invited, link expired";
  return `Invited, ${left} ${left === 1 ? "day" : "days"} left`;
}
