import { Form } from "react-router";
import { answerHours, changeAnswerHours } from "~/working-time/answer-hours.server";
import { answerHoursForm } from "~/working-time/answer-hours-input";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { described, Field, FieldFrame } from "../field";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { hoursTexts as texts } from "./content";

export const handle = { right: "hours.change" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services }) => {
  const { days, opens, closes, closedOn = [] } = await answerHours(services.db);
  return { days: days.map(String), opens, closes, closedOn: closedOn.join("\n") };
});

export const action = staffAction(handle, {
  input: answerHoursForm,
  lists: ["days"],
  async act({ services, actor, input }) {
    await changeAnswerHours(services, actor, input);
    return { to: "/staff/hours", toast: texts.saved };
  },
});

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, ticked, errors = {} } = actionData ?? {};
  const { opens = "", closes = "", closedOn = "" } = typed ?? loaderData;
  const days = ticked?.days ?? loaderData.days;
  return (
    <StaffPage title={texts.title} sub={texts.sub} className="desk">
      <Form method="post" className="block desk__form">
        <fieldset className={errors.days ? "field field--err ticks" : "field ticks"}>
          <legend className="lab">{texts.days}</legend>
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <label className="tick" key={day}>
              <input type="checkbox" name="days" value={day} defaultChecked={days.includes(String(day))} />
              {texts.weekdays[day]}
            </label>
          ))}
          {errors.days && (
            <p className="field__err" role="alert">
              {errors.days}
            </p>
          )}
        </fieldset>
        <div className="two">
          <Field label={texts.opens} name="opens" type="time" required value={opens} error={errors.opens} />
          <Field
            label={texts.closes}
            name="closes"
            type="time"
            required
            value={closes}
            error={errors.closes}
          />
        </div>
        <FieldFrame id="closedOn" label={texts.closedOn} hint={texts.closedHint} error={errors.closedOn}>
          <textarea
            className="input"
            id="closedOn"
            name="closedOn"
            rows={4}
            defaultValue={closedOn}
            {...described({ id: "closedOn", hint: texts.closedHint, error: errors.closedOn })}
          />
        </FieldFrame>
        <p className="field__hint">{texts.note}</p>
        <button type="submit" className="btn btn--primary">
          {texts.save}
        </button>
      </Form>
    </StaffPage>
  );
}
