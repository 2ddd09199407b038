import { Form } from "react-router";
import { Field } from "~/ui/field";
import { answerHours, changeAnswerHours } from "~/working-time/answer-hours.server";
import { answerHoursForm } from "~/working-time/answer-hours-input";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { DayTicks } from "../day-ticks";
import { fieldsOf } from "../fields-of";
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
  const { ticked, errors } = actionData ?? {};
  const field = fieldsOf(texts, actionData, loaderData);
  return (
    <StaffPage title={texts.title} sub={texts.sub} className="desk">
      <Form method="post" className="block form">
        <DayTicks
          legend={texts.days}
          name="days"
          days={ticked?.days ?? loaderData.days}
          error={errors?.days}
        />
        <div className="two">
          <Field {...field("opens")} type="time" required />
          <Field {...field("closes")} type="time" required />
        </div>
        <Field as="textarea" {...field("closedOn")} hint={texts.closedHint} rows={4} />
        <p className="field__hint">{texts.note}</p>
        <button type="submit" className="btn btn--primary">
          {texts.save}
        </button>
      </Form>
    </StaffPage>
  );
}
