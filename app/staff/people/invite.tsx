import { Form, Link, useNavigation } from "react-router";
import { invitationInput } from "~/people/input";
import { invitePerson } from "~/people/invite-person.server";
import { type Role, roles, roleWords } from "~/roles";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { fieldsOf } from "../fields-of";
import { StaffPage } from "../staff-page";
import { Ticks } from "../ticks";
import type { Route } from "./+types/invite";
import { invitePage } from "./content";

export const handle = { right: "people.manage", isFresh: true } satisfies StaffAccess;

export const loader = staffLoader(handle, () => null);

export const action = staffAction(handle, {
  input: invitationInput,
  async act({ services, actor, input }) {
    const invited = await invitePerson(services, actor, input);
    if (invited.state === "known") return { errors: { email: invitePage.known(invited.name) } };
    return { to: "/staff/people", toast: `The invitation to ${input.name} is on its way.` };
  },
});

export default function InvitePage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  const { typed = {}, errors = {} } = actionData ?? {};
  const field = fieldsOf(invitePage, actionData);
  return (
    <StaffPage title={invitePage.title} className="desk">
      <p className="mute">{invitePage.text}</p>
      <Form method="post" className="form">
        <Field {...field("name")} maxLength={120} autoComplete="off" />
        <Field {...field("email")} type="email" autoComplete="off" />
        <Ticks
          legend={invitePage.role}
          name="role"
          options={roles.toReversed().map((role) => [role, <RoleWords key={role} role={role} />])}
          chosen={typed.role ?? roles.at(-1)}
          error={errors.role}
        />
        <div className="acts">
          <button className="btn btn--primary" type="submit" aria-disabled={busy}>
            {busy ? "Sending…" : invitePage.send}
          </button>
          <Link className="btn btn--quiet" to="/staff/people">
            {invitePage.cancel}
          </Link>
        </div>
      </Form>
    </StaffPage>
  );
}

function RoleWords({ role }: { role: Role }) {
  return (
    <>
      <b className="strong">{roleWords[role].name}</b>
      <br />
      <span className="dim caption">{roleWords[role].does}</span>
    </>
  );
}
