import { data, Form, Link, redirect } from "react-router";
import { readFields } from "~/forms/read-form.server";
import { erasePerson } from "~/privacy/erase-person.server";
import { erasePlan } from "~/privacy/erase-plan";
import { findPerson } from "~/privacy/find-person.server";
import { askedBy, eraseInput, eraseReasons } from "~/privacy/input";
import { readPerson } from "~/privacy/person.server";
import { servicesContext } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";
import { actorWith, freshFor } from "../auth/session.server";
import { Field } from "../field";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/erase";
import { eraseTexts } from "./content";
import { PlanTable } from "./plan-table";
import { shownPerson } from "./shown-person.server";

export const middleware = [freshFor("privacy.work")];

/** Without a loader the middleware would not be asked when the page is opened. */
export function loader({ context }: Route.LoaderArgs) {
  actorWith(context, "privacy.work");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "privacy.work");
  const services = context.get(servicesContext);
  const fields = await readFields(request);
  const person = readPerson(fields.person ?? "");
  if (!person) return redirect("/staff/privacy");
  const parsed = fields.do === "erase" ? eraseInput.safeParse(fields) : undefined;
  if (parsed?.success) {
    const erased = await erasePerson(services, actor, person, parsed.data);
    if (erased.state === "erased")
      return redirectWithToast(services, "/staff/privacy", { text: eraseTexts.done });
    if (erased.state === "nothing")
      return redirectWithToast(services, "/staff/privacy", { text: eraseTexts.nothing });
  }
  const held = await findPerson(services, actor, person);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed?.error?.issues ?? []) errors[String(path[0])] ??= message;
  const { name } = shownPerson(person, held);
  const answer = {
    person: person.value,
    name,
    plan: erasePlan(held),
    errors,
    values: fields,
    today: nairobiDay(new Date()),
  };
  return data(answer, { status: parsed ? 400 : 200 });
}

export default function ErasePage({ actionData }: Route.ComponentProps) {
  if (!actionData) return <StartAtDesk />;
  const { person, name, plan, errors, values, today } = actionData;
  const { underWay } = plan;
  return (
    <>
      <title>{tabTitle(eraseTexts.title(name))}</title>
      <header className="bar">
        <h1>{eraseTexts.title(name)}</h1>
      </header>
      <div className="pad desk">
        {underWay.length > 0 && (
          <div className="msg msg--err" role="alert">
            <StaffIcon name="circle-alert" />
            <span>{eraseTexts.underWay(underWay)}</span>
          </div>
        )}
        <section className="block" aria-label="What goes and what stays">
          <PlanTable plan={plan} />
        </section>
        {underWay.length > 0 ? (
          <Link className="btn btn--line" to="/staff/privacy">
            {eraseTexts.back}
          </Link>
        ) : (
          <Form method="post" className="desk__form">
            <input type="hidden" name="person" value={person} />
            <fieldset className="field desk__ticks">
              <legend className="lab">{eraseTexts.reason}</legend>
              {eraseReasons.map((reason, index) => (
                <label key={reason} className="tick">
                  <input
                    type="radio"
                    name="reason"
                    value={reason}
                    defaultChecked={values.reason ? values.reason === reason : index === 0}
                  />
                  {eraseTexts.reasons[reason]}
                </label>
              ))}
            </fieldset>
            <div className="two">
              <Field
                label={eraseTexts.askedOn}
                name="askedOn"
                type="date"
                required
                max={today}
                value={values.askedOn ?? today}
                error={errors.askedOn}
              />
              <div className="field">
                <label htmlFor="askedBy">{eraseTexts.askedBy}</label>
                <select id="askedBy" name="askedBy" className="input" defaultValue={values.askedBy}>
                  {askedBy.map((way) => (
                    <option key={way} value={way}>
                      {eraseTexts.ways[way]}
                    </option>
                  ))}
                </select>
              </div>
            </div>
            <div className="told">
              <label className="tick">
                <input
                  type="checkbox"
                  name="tell"
                  value="true"
                  defaultChecked={!values.reason || "tell" in values}
                />
                {eraseTexts.tell}
              </label>
              <p className="mute">
                <b>{eraseTexts.told}.</b> {eraseTexts.toldText}
              </p>
            </div>
            <Field
              label={eraseTexts.confirm}
              name="confirm"
              required
              autoComplete="off"
              autoCapitalize="characters"
              error={errors.confirm}
              hint={eraseTexts.final}
            />
            <div className="desk__do">
              <Link className="btn btn--quiet" to="/staff/privacy">
                {eraseTexts.back}
              </Link>
              <button type="submit" className="btn btn--brick" name="do" value="erase">
                {eraseTexts.button}
              </button>
            </div>
          </Form>
        )}
      </div>
    </>
  );
}

/** Nobody is named by an address, so there is nobody to erase when this page is only opened. */
function StartAtDesk() {
  return (
    <div className="pad desk">
      <title>{tabTitle(eraseTexts.button)}</title>
      <h1>{eraseTexts.button}</h1>
      <p>
        <Link className="text-link" to="/staff/privacy">
          {eraseTexts.start}
        </Link>
      </p>
    </div>
  );
}
