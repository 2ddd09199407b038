import { data, Form } from "react-router";
import { cancelDemo, markDemo, moveDemo } from "~/bookings/change-demo.server";
import { editionWords } from "~/bookings/demo-name";
import { mayBecome } from "~/bookings/states";
import { pathIn } from "~/language/links";
import { clockTime, weekdayAndDate } from "~/time/words";
import { timeThere } from "~/time/zones";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { began } from "../began";
import { Block } from "../block";
import { Reminders } from "../reminders/reminders";
import { remindersOf } from "../reminders/shown.server";
import { Problem, StaffPage } from "../staff-page";
import { writes } from "../writes";
import type { Route } from "./+types/demo";
import { CancelSection, MoveSection } from "./change-sections";
import { backToDemos, placeWords, stateWords, demoTexts as texts } from "./content";
import { DemoFacts } from "./demo-facts";
import { readFreeTimes } from "./free-times.server";
import { demoInput } from "./input";
import { readDemo } from "./read-demos.server";

export const handle = { right: "demos.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { id = "" } }) => {
  const found = await readDemo(services, actor, id);
  if (!found) throw data(null, { status: 404 });
  const { booking, request, host, callUrl } = found;
  const now = new Date();
  const isBooked = booking.state === "booked";
  return {
    id: booking.id,
    reminders: await remindersOf(services, actor, { kind: "demo", id: booking.id }),
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
    requestId: request.id,
    writes: [...writes(request.language), ...began(request.began)],
    visitorPage: pathIn(request.language, `/demos/${request.bookingKey}`),
    host: { id: host.id, name: host.name, hasLeft: host.disabledAt !== null },
    hasBegun: booking.startsAt <= now,
    wantsLink: isBooked && booking.place === "online" && booking.startsAt > now && !callUrl,
    free: isBooked ? await readFreeTimes(services, request.edition, now, booking.id) : null,
  };
});

export const action = staffAction(handle, {
  input: demoInput,
  sure: ({ input }) => (input.do === "cancel" ? texts.cancel.sure : undefined),
  async act({ services, actor, input, params: { id = "" } }) {
    if (!(await readDemo(services, actor, id))) throw data(null, 404);
    const done = await change();
    if ("refused" in done) return { problem: texts.problems[done.refused] };
    return { to: `/staff/demos/${id}`, toast: texts.toasts[input.do] };

    function change() {
      if (input.do === "move") return moveDemo(services, id, input.choice, actor);
      if (input.do === "cancel") return cancelDemo(services, id, input.reason || null, actor);
      return markDemo(services, actor, id, input.do);
    }
  },
});

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const { name, state, host, hasBegun, free } = loaderData;
  return (
    <StaffPage
      title={name}
      back={backToDemos}
      note={<span className={`tag tag--${state}`}>{stateWords[state]}</span>}
      className="demos"
      problem={actionData?.problem}
    >
      {host.hasLeft && state === "booked" && <Problem>{texts.left(host.name)}</Problem>}
      {loaderData.wantsLink && <p className="msg msg--info">{texts.sendLink(host.name, name)}</p>}
      <DemoFacts demo={loaderData} />
      <Reminders reminders={loaderData.reminders} back={`/staff/demos/${loaderData.id}`} />
      {hasBegun && <Outcome state={state} />}
      {free && (
        <>
          <MoveSection demo={loaderData} free={free} {...actionData} />
          <CancelSection {...actionData} />
        </>
      )}
    </StaffPage>
  );
}

function Outcome({ state }: Pick<Route.ComponentProps["loaderData"], "state">) {
  const outcomes = (["held", "missed"] as const).filter((outcome) => mayBecome(state, outcome));
  if (outcomes.length === 0) return null;
  return (
    <Block title={texts.outcome.title}>
      <Form method="post" className="acts">
        {outcomes.map((outcome) => (
          <button key={outcome} className="btn btn--line" type="submit" name="do" value={outcome}>
            {texts.outcome[outcome]}
          </button>
        ))}
      </Form>
    </Block>
  );
}
