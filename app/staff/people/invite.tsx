import { Form, Link, useNavigation } from "react-router";
import { invitationInput } from "~/people/input";
import { invitePerson } from "~/people/invite-person.server";
import { roles, roleWords } from "~/roles";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Field } from "../field";
import { StaffPage } from "../staff-page";
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
  const field = (name: "name" | "email") => ({
    name,
    label: invitePage[name],
    value: typed[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <StaffPage title={invitePage.title} className="invite">
      <p className="mute">{invitePage.text}</p>
      <Form method="post" className="invite__form">
        <Field {...field("name")} maxLength={120} />
        <Field {...field("email")} type="email" />
        <fieldset className={errors.role ? "field field--err" : "field"}>
          <legend className="lab">{invitePage.role}</legend>
          {roles.toReversed().map((role) => (
            <label className="tick" key={role}>
              <input
                type="radio"
                name="role"
                value={role}
                defaultChecked={(typed.role ?? roles.at(-1)) === role}
              />
              <span>
                <b className="strong">{roleWords[role].name}</b>
                <br />
                <span className="dim caption">{roleWords[role].does}</span>
              </span>
            </label>
          ))}
          {errors.role && <p className="field__err">{errors.role}</p>}
        </fieldset>
        <div className="invite__acts">
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
