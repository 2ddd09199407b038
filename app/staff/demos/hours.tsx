import { Form } from "react-router";
import { addDaysOff, changeHost, changeHours, removeDaysOff } from "~/bookings/change-hours.server";
import { demoHours } from "~/bookings/diary.server";
import { listColleagues } from "~/bookings/hosts.server";
import type { DemoHours } from "~/bookings/hours";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { type Refused, staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { DayTicks } from "../day-ticks";
import { fieldsOf } from "../fields-of";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/hours";
import { backToDemos, demoTexts, hoursTexts as texts } from "./content";
import { DaysOffSection } from "./days-off-section";
import { HostForm } from "./host-form";
import { settingsInput } from "./input";
import { readDaysOff } from "./read-demos.server";

export const handle = { right: "hours.change" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor }) => ({
  hours: await demoHours(services.db),
  people: await listColleagues(services.db),
  daysOff: await readDaysOff(services, actor),
}));

export const action = staffAction(handle, {
  input: settingsInput,
  lists: ["days", "editions", "ownDays"],
  async act({ services, actor, input }) {
    let toast = demoTexts.toasts.removed;
    if (input.do === "hours") {
      const { do: _, ...hours } = input;
      await changeHours(services, actor, hours);
      toast = demoTexts.toasts.hours;
    } else if (input.do === "host") {
      const { do: _, ...host } = input;
      const person = await changeHost(services, actor, host);
      toast = person ? demoTexts.toasts.host(person.name) : demoTexts.problems.unknown;
    } else if (input.do === "add-off") {
      const { do: _, ...off } = input;
      toast = demoTexts.toasts.daysOff(await addDaysOff(services, actor, off));
    } else await removeDaysOff(services, actor, input.id);
    return { to: "/staff/demos/hours", toast };
  },
});

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, people, daysOff } = loaderData;
  const sent = (form: string, id?: string) =>
    actionData?.typed.do === form && actionData.typed.id === id ? actionData : undefined;
  return (
    <StaffPage title={texts.title} back={backToDemos} className="demos" problem={actionData?.problem}>
      <GeneralHours hours={hours} sent={sent("hours")} />
      <Block title={texts.people}>
        <p className="mute">{texts.peopleText}</p>
        {people.map((person) => (
          <HostForm key={person.id} person={person} sent={sent("host", person.id)} />
        ))}
      </Block>
      <DaysOffSection people={people} daysOff={daysOff} sent={sent("add-off")} />
    </StaffPage>
  );
}

const quarter = { type: "time", step: 900 } as const;
const minutes = { type: "number", step: 15, inputMode: "numeric", required: true } as const;

function GeneralHours({ hours, sent }: { hours: DemoHours; sent?: Refused }) {
  const field = fieldsOf(texts, sent, hours);
  return (
    <Block title={texts.general}>
      <Form method="post" className="form form--wide">
        <input type="hidden" name="do" value="hours" />
        <DayTicks
          legend={texts.days}
          name="days"
          days={sent?.ticked.days ?? hours.days.map(String)}
          error={sent?.errors.days}
        />
        <Field {...field("opens")} {...quarter} required />
        <Field {...field("closes")} {...quarter} required />
        <Field {...field("breakFrom")} {...quarter} hint={texts.breakHint} />
        <Field {...field("breakUntil")} {...quarter} />
        <Field {...field("length")} {...minutes} min={15} max={180} />
        <Field {...field("every")} {...minutes} min={15} max={240} />
        <Field {...field("pause")} {...minutes} min={0} max={120} />
        <Field {...field("travel")} {...minutes} min={0} max={180} />
        <Field {...field("weeksAhead")} {...minutes} step={1} min={1} max={8} />
        <div className="acts">
          <button className="btn btn--primary" type="submit">
            {texts.save}
          </button>
        </div>
      </Form>
    </Block>
  );
}
