import { data, Form, Link } from "react-router";
import { z } from "zod";
import { cancelDemo, markDemo, moveDemo } from "~/bookings/change-demo.server";
import { editionWords } from "~/bookings/demo-name";
import { mayBecome } from "~/bookings/states";
import { readFields } from "~/forms/read-form.server";
import { servicesContext } from "~/services-context";
import { clockTime, weekdayAndDate } from "~/time/words";
import { timeThere } from "~/time/zones";
import { actorWith } from "../auth/session.server";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/demo";
import { CancelSection, MoveSection } from "./change-sections";
import { cancelInput, staffChoice } from "./choice-input";
import { placeWords, stateWords, demoTexts as texts } from "./content";
import { DemoFacts } from "./demo-facts";
import { readFreeTimes } from "./free-times.server";
import { readDemo } from "./read-demos.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "demos.work");
  const services = context.get(servicesContext);
  const found = await readDemo(services, actor, params.id);
  if (!found) throw data(null, { status: 404 });
  const { booking, request, host } = found;
  const now = new Date();
  const isBooked = booking.state === "booked";
  return {
    id: booking.id,
    name: request.name,
    state: booking.state,
    when: `${weekdayAndDate(booking.startsAt)}, ${clockTime(booking.startsAt)} to ${clockTime(booking.endsAt)}`,
    there: booking.zone ? (timeThere(booking.startsAt, booking.zone) ?? null) : null,
    shows: editionWords(request.edition),
    how: placeWords[booking.place],
    place: booking.place,
    area: booking.area,
    company: request.company,
    phone: request.phone,
    email: request.email,
    reason: booking.cancelReason,
    conversationId: request.conversationId,
    visitorPage: `/demos/${request.bookingKey}`,
    host: { id: host.id, name: host.name, hasLeft: host.disabledAt !== null },
    hasBegun: booking.startsAt <= now,
    free: isBooked ? await readFreeTimes(services, request.edition, now, booking.id) : null,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "demos.work");
  const services = context.get(servicesContext);
  if (!(await readDemo(services, actor, params.id))) throw data(null, { status: 404 });
  const typed = await readFields(request);
  if (typed.do === "held" || typed.do === "missed") {
    return answer(typed.do, await markDemo(services, actor, params.id, typed.do));
  }
  if (typed.do === "cancel") {
    const parsed = cancelInput.safeParse(typed);
    if (!parsed.success) return refused(typed, z.flattenError(parsed.error).fieldErrors);
    return answer("cancelled", await cancelDemo(services, params.id, parsed.data.reason || null, actor));
  }
  const parsed = staffChoice.safeParse(typed);
  if (!parsed.success) return refused(typed, z.flattenError(parsed.error).fieldErrors);
  return answer("moved", await moveDemo(services, params.id, parsed.data, actor));

  function answer(done: "moved" | "cancelled" | "held" | "missed", result: object) {
    if ("refused" in result) {
      const problem = texts.problems[result.refused as keyof typeof texts.problems];
      return data({ typed, errors: {}, problem }, { status: 409 });
    }
    return redirectWithToast(services, `/staff/demos/${params.id}`, { text: texts.toasts[done] });
  }
}

function refused(typed: Record<string, string>, errors: Record<string, string[] | undefined>) {
  return data({ typed, errors, problem: texts.problems.input }, { status: 400 });
}

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const { name, state, host, hasBegun, free } = loaderData;
  return (
    <>
      <title>{tabTitle(name)}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/demos" aria-label="Back to Demos">
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{name}</h1>
        <span className={`tag tag--${state}`}>{stateWords[state]}</span>
      </header>
      <div className="pad demos">
        {actionData && (
          <p className="msg msg--err" role="alert">
            {actionData.problem}
          </p>
        )}
        {host.hasLeft && state === "booked" && <p className="msg msg--err">{texts.left(host.name)}</p>}
        <DemoFacts demo={loaderData} />
        {hasBegun && <Outcome state={state} />}
        {free && (
          <>
            <MoveSection
              demo={loaderData}
              free={free}
              typed={actionData?.typed}
              errors={actionData?.errors}
            />
            <CancelSection typed={actionData?.typed} errors={actionData?.errors} />
          </>
        )}
      </div>
    </>
  );
}

function Outcome({ state }: { state: Route.ComponentProps["loaderData"]["state"] }) {
  const outcomes = (["held", "missed"] as const).filter((outcome) => mayBecome(state, outcome));
  if (outcomes.length === 0) return null;
  return (
    <section className="block">
      <h2>{texts.outcome.title}</h2>
      <Form method="post" className="demos__acts">
        {outcomes.map((outcome) => (
          <button key={outcome} className="btn btn--line" type="submit" name="do" value={outcome}>
            {texts.outcome[outcome]}
          </button>
        ))}
      </Form>
    </section>
  );
}
