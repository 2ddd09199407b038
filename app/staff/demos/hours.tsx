import { data, Link } from "react-router";
import { z } from "zod";
import { addDaysOff, changeHost, changeHours, removeDaysOff } from "~/bookings/change-hours.server";
import { demoHours } from "~/bookings/diary.server";
import { listColleagues } from "~/bookings/hosts.server";
import { daysOffInput, hostInput, hoursInput } from "~/bookings/settings-input";
import { readForm } from "~/forms/read-form.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/hours";
import { demoTexts, hoursTexts as texts } from "./content";
import { DaysOffSection } from "./days-off-section";
import { GeneralHours } from "./general-hours";
import { HostForm } from "./host-form";
import { readDaysOff } from "./read-days-off.server";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorWith(context, "hours.change");
  const services = context.get(servicesContext);
  return {
    hours: await demoHours(services.db),
    people: await listColleagues(services.db),
    daysOff: await readDaysOff(services, actor),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "hours.change");
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const typed = Object.fromEntries(form) as Record<string, string>;
  const lists = {
    days: form.getAll("days"),
    editions: form.getAll("editions"),
    ownDays: form.getAll("ownDays"),
  };
  const fields = { ...typed, ...lists };
  switch (typed.do) {
    case "hours": {
      const parsed = hoursInput.safeParse(fields);
      if (!parsed.success) return invalid(parsed.error);
      await changeHours(services, actor, parsed.data);
      return done(demoTexts.toasts.hours);
    }
    case "host": {
      const parsed = hostInput.safeParse(fields);
      if (!parsed.success) return invalid(parsed.error);
      const person = await changeHost(services, actor, parsed.data);
      return done(person ? demoTexts.toasts.host(person.name) : demoTexts.problems.unknown);
    }
    case "add-off": {
      const parsed = daysOffInput.safeParse(fields);
      if (!parsed.success) return invalid(parsed.error);
      await addDaysOff(services, actor, parsed.data);
      return done(demoTexts.toasts.daysOff);
    }
    case "remove-off": {
      const id = z.uuid().safeParse(typed.id);
      if (id.success) await removeDaysOff(services, actor, id.data);
      return done(demoTexts.toasts.daysOff);
    }
  }
  throw data(null, { status: 400 });

  function invalid(error: z.ZodError) {
    const { fieldErrors } = z.flattenError(error);
    const errors = fieldErrors as Record<string, string[] | undefined>;
    // The lists are kept as the form sends them.
    return data(
      { about: `${typed.do} ${typed.id ?? ""}`.trim(), typed: { ...typed, ...lists }, errors },
      400,
    );
  }

  function done(text: string) {
    return redirectWithToast(services, "/staff/demos/hours", { text });
  }
}

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, people, daysOff } = loaderData;
  const errorsOf = (about: string) => (actionData?.about === about ? actionData.errors : {});
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/demos" aria-label={texts.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title}</h1>
      </header>
      <div className="pad demos">
        {actionData && (
          <p className="msg msg--err" role="alert">
            {demoTexts.problems.input}
          </p>
        )}
        <GeneralHours hours={hours} errors={errorsOf("hours")} typed={typedOf("hours")} />
        <section className="block">
          <h2>{texts.people}</h2>
          <p className="mute">{texts.peopleText}</p>
          {people.map((person) => (
            <HostForm key={person.id} person={person} errors={errorsOf(`host ${person.id}`)} />
          ))}
        </section>
        <DaysOffSection people={people} daysOff={daysOff} errors={errorsOf("add-off")} />
      </div>
    </>
  );

  function typedOf(about: string): Record<string, string> | undefined {
    return actionData?.about === about ? (actionData.typed as unknown as Record<string, string>) : undefined;
  }
}
