import { data, Form, Link, useNavigation } from "react-router";
import { roles } from "~/access/rights";
import { readFields } from "~/forms/read-form.server";
import { invitationInput } from "~/people/input";
import { invitePerson } from "~/people/invite-person.server";
import { servicesContext } from "~/services.server";
import { actorWith, freshFor } from "../auth/session.server";
import { roleWords } from "../frame/content";
import { redirectWithToast } from "../frame/toast.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/invite";
import { invitePage } from "./content";

export const middleware = [freshFor("people.manage")];

export function loader({ context }: Route.LoaderArgs) {
  actorWith(context, "people.manage");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "people.manage");
  const typed = await readFields(request);
  const parsed = invitationInput.safeParse(typed);
  if (!parsed.success) {
    const problems = Object.fromEntries(
      parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
    return data({ typed, problems }, { status: 400 });
  }
  const invited = await invitePerson(context.get(servicesContext), actor, parsed.data);
  if (invited.state === "known") {
    const problems: Record<string, string> = { email: invitePage.known(invited.name) };
    return data({ typed, problems }, { status: 409 });
  }
  return redirectWithToast(context.get(servicesContext), "/staff/people", {
    text: `The invitation to ${parsed.data.name} is on its way.`,
  });
}

export default function InvitePage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  const { typed = {}, problems = {} } = actionData ?? {};
  const field = (name: string) => ({
    name,
    id: name,
    className: "in",
    required: true,
    defaultValue: typed[name],
    "aria-invalid": name in problems,
    "aria-describedby": name in problems ? `${name}-problem` : undefined,
  });
  return (
    <>
      <title>{tabTitle(invitePage.title)}</title>
      <header className="bar">
        <h1>{invitePage.title}</h1>
      </header>
      <div className="pad invite">
        <p className="mute">{invitePage.text}</p>
        <Form method="post" className="invite__form">
          <Field name="name" label={invitePage.name} problem={problems.name}>
            <input {...field("name")} autoComplete="off" maxLength={120} />
          </Field>
          <Field name="email" label={invitePage.email} problem={problems.email}>
            <input {...field("email")} type="email" autoComplete="off" />
          </Field>
          <fieldset className={problems.role ? "f f--err" : "f"}>
            <legend className="lab">{invitePage.role}</legend>
            {roles.toReversed().map((role) => (
              <label className="tick" key={role}>
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={(typed.role ?? "support") === role}
                />
                <span>
                  <b className="strong">{roleWords[role]}</b>
                  <br />
                  <span className="dim cap">{invitePage.roles[role]}</span>
                </span>
              </label>
            ))}
            {problems.role && <p className="f__err">{problems.role}</p>}
          </fieldset>
          <div className="invite__acts">
            <button className="b b--p" type="submit" aria-disabled={busy}>
              {busy ? "Sending…" : invitePage.send}
            </button>
            <Link className="b b--q" to="/staff/people">
              {invitePage.cancel}
            </Link>
          </div>
        </Form>
      </div>
    </>
  );
}

function Field(props: { name: string; label: string; problem?: string; children: React.ReactNode }) {
  return (
    <div className={props.problem ? "f f--err" : "f"}>
      <label htmlFor={props.name}>{props.label}</label>
      {props.children}
      {props.problem && (
        <p className="f__err" id={`${props.name}-problem`}>
          {props.problem}
        </p>
      )}
    </div>
  );
}
