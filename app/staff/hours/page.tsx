import { data, Form } from "react-router";
import { z } from "zod";
import { readForm } from "~/forms/read-form.server";
import { servicesContext } from "~/services.server";
import { answerHours, changeAnswerHours } from "~/working-time/answer-hours.server";
import { answerHoursForm } from "~/working-time/answer-hours-input";
import { actorWith } from "../auth/session.server";
import { described, Field, FieldFrame } from "../field";
import { redirectWithToast } from "../frame/toast.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { hoursTexts as texts } from "./content";

export async function loader({ context }: Route.LoaderArgs) {
  actorWith(context, "hours.change");
  const { days, opens, closes, closedOn = [] } = await answerHours(context.get(servicesContext).db);
  return { days: days.map(String), opens, closes, closedOn: closedOn.join("\n") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "hours.change");
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const values = {
    days: form.getAll("days").map(String),
    opens: text("opens"),
    closes: text("closes"),
    closedOn: text("closedOn").slice(0, 2_000),
  };
  const parsed = answerHoursForm.safeParse(values);
  if (!parsed.success) return data({ values, errors: z.flattenError(parsed.error).fieldErrors }, 400);
  await changeAnswerHours(context.get(servicesContext), actor, parsed.data);
  return redirectWithToast(context.get(servicesContext), "/staff/hours", { text: texts.saved });
}

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { days, opens, closes, closedOn } = actionData?.values ?? loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <h1>{texts.title}</h1>
        <span className="cap dim hide-s">{texts.sub}</span>
      </header>
      <div className="pad desk">
        <Form method="post" className="sec desk__form">
          <fieldset className={errors.days ? "f f--err ticks" : "f ticks"}>
            <legend className="lab">{texts.days}</legend>
            {[1, 2, 3, 4, 5, 6, 0].map((day) => (
              <label className="tick" key={day}>
                <input type="checkbox" name="days" value={day} defaultChecked={days.includes(String(day))} />
                {texts.weekdays[day]}
              </label>
            ))}
            {errors.days && (
              <p className="f__err" role="alert">
                {errors.days[0]}
              </p>
            )}
          </fieldset>
          <div className="two">
            <Field
              label={texts.opens}
              name="opens"
              type="time"
              required
              value={opens}
              error={errors.opens?.[0]}
            />
            <Field
              label={texts.closes}
              name="closes"
              type="time"
              required
              value={closes}
              error={errors.closes?.[0]}
            />
          </div>
          <FieldFrame
            id="closedOn"
            label={texts.closedOn}
            hint={texts.closedHint}
            error={errors.closedOn?.[0]}
          >
            <textarea
              className="in"
              id="closedOn"
              name="closedOn"
              rows={4}
              defaultValue={closedOn}
              {...described({ id: "closedOn", hint: texts.closedHint, error: errors.closedOn?.[0] })}
            />
          </FieldFrame>
          <p className="hint">{texts.note}</p>
          <button type="submit" className="b b--p">
            {texts.save}
          </button>
        </Form>
      </div>
    </>
  );
}
