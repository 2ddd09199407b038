import { Form } from "react-router";
import type { DemoHours } from "~/bookings/hours";
import { Field } from "../field";
import { hoursTexts as texts } from "./content";
import { DayTicks } from "./day-ticks";

type GeneralProps = {
  hours: DemoHours;
  typed?: Record<string, string>;
  errors: Record<string, string[] | undefined>;
};

const quarter = { type: "time", step: 900 } as const;
const minutes = { type: "number", step: 15, inputMode: "numeric", required: true } as const;

export function GeneralHours({ hours, typed = {}, errors }: GeneralProps) {
  const field = (name: Exclude<keyof DemoHours, "days">) => ({
    name,
    value: typed[name] ?? String(hours[name] ?? ""),
    error: errors[name]?.[0],
  });
  return (
    <section className="block">
      <h2>{texts.general}</h2>
      <Form method="post" className="demos__form demos__form--wide">
        <input type="hidden" name="do" value="hours" />
        <DayTicks legend={texts.days} name="days" days={hours.days} error={errors.days?.[0]} />
        <Field label={texts.opens} {...field("opens")} {...quarter} required />
        <Field label={texts.closes} {...field("closes")} {...quarter} required />
        <Field label={texts.breakFrom} {...field("breakFrom")} {...quarter} hint={texts.breakHint} />
        <Field label={texts.breakUntil} {...field("breakUntil")} {...quarter} />
        <Field label={texts.length} {...field("length")} {...minutes} min={15} max={180} />
        <Field label={texts.every} {...field("every")} {...minutes} min={15} max={240} />
        <Field label={texts.pause} {...field("pause")} {...minutes} min={0} max={120} />
        <Field label={texts.travel} {...field("travel")} {...minutes} min={0} max={180} />
        <Field label={texts.weeks} {...field("weeksAhead")} {...minutes} step={1} min={1} max={8} />
        <div className="demos__acts">
          <button className="btn btn--primary" type="submit">
            {texts.save}
          </button>
        </div>
      </Form>
    </section>
  );
}
