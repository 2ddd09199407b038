import { data, Form, Link } from "react-router";
import { z } from "zod";
import { parseFields } from "~/forms/rules";
import { erasePerson } from "~/privacy/erase-person.server";
import { erasePlan } from "~/privacy/erase-plan";
import { findPerson } from "~/privacy/find-person.server";
import { askedBy, eraseInput, eraseReasons } from "~/privacy/input";
import { readPerson } from "~/privacy/person.server";
import { nairobiDay } from "~/time/nairobi";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { StaffPage } from "../staff-page";
import { Ticks } from "../ticks";
import type { Route } from "./+types/erase";
import { eraseTexts } from "./content";
import { PlanFacts } from "./plan-facts";
import { shownPerson } from "./shown-person.server";

export const handle = { right: "privacy.work", isFresh: true } satisfies StaffAccess;

export const loader = staffLoader(handle, () => null);

/** The person stands in the form's body, so what goes and what stays is part of every answer to it. */
export const action = staffAction(handle, {
  input: z.object({}),
  async act({ services, actor, typed }) {
    const person = readPerson(typed.person ?? "");
    if (!person) return { to: "/staff/privacy" };
    const parsed = typed.do === "erase" ? parseFields(eraseInput, typed) : undefined;
    if (parsed && "input" in parsed) {
      const { state } = await erasePerson(services, actor, person, parsed.input);
      if (state !== "under-way") return { to: "/staff/privacy", toast: eraseTexts[state] };
    }
    const held = await findPerson(services, actor, person);
    const answer = {
      person: person.value,
      name: shownPerson(person, held).name,
      plan: erasePlan(held),
      errors: parsed && "errors" in parsed ? parsed.errors : {},
      values: typed,
      today: nairobiDay(new Date()),
    };
    return { shown: data(answer, parsed ? 400 : 200) };
  },
});

export default function ErasePage({ actionData }: Route.ComponentProps) {
  if (!actionData || !("plan" in actionData)) return <StartAtDesk />;
  const { person, name, plan, errors, values, today } = actionData;
  const { underWay } = plan;
  const field = fieldsOf(eraseTexts, { typed: values, errors }, { askedOn: today });
  return (
    <StaffPage
      title={eraseTexts.title(name)}
      className="desk"
      problem={underWay.length > 0 && eraseTexts.underWay(underWay)}
    >
      <Block aria-label="What goes and what stays">
        <PlanFacts plan={plan} />
      </Block>
      {underWay.length > 0 ? (
        <Link className="btn btn--line" to="/staff/privacy">
          {eraseTexts.back}
        </Link>
      ) : (
        <Form method="post" className="form">
          <input type="hidden" name="person" value={person} />
          <Ticks
            legend={eraseTexts.reason}
            name="reason"
            options={eraseReasons.map((reason) => [reason, eraseTexts.reasons[reason]])}
            chosen={values.reason ?? eraseReasons[0]}
          />
          <div className="two">
            <Field {...field("askedOn")} type="date" required max={today} />
            <Field
              as="select"
              {...field("askedBy")}
              options={askedBy.map((way) => [way, eraseTexts.ways[way]] as const)}
            />
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
            {...field("confirm")}
            defaultValue=""
            required
            autoComplete="off"
            autoCapitalize="characters"
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
    </StaffPage>
  );
}

/** Nobody is named by an address, so there is nobody to erase when this page is only opened. */
function StartAtDesk() {
  return (
    <StaffPage title={eraseTexts.button} className="desk">
      <p>
        <Link className="text-link" to="/staff/privacy">
          {eraseTexts.start}
        </Link>
      </p>
    </StaffPage>
  );
}
