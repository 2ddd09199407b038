import { data, Form, Link, redirect } from "react-router";
import { z } from "zod";
import { bookDemo } from "~/bookings/book-demo.server";
import { answerByEmail } from "~/conversations/answer.server";
import { readFields } from "~/forms/read-form.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { Field } from "../field";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/arrange";
import { ChoiceFields } from "./choice-fields";
import { staffChoice } from "./choice-input";
import { demoTexts, arrangeTexts as texts } from "./content";
import { readFreeTimes } from "./free-times.server";
import { offerInput } from "./offer-input";
import { readRequest } from "./read-demos.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "demos.work");
  const services = context.get(servicesContext);
  const found = await readRequest(services, actor, params.id);
  if (!found) throw data(null, { status: 404 });
  const { request, booking } = found;
  if (booking) throw redirect(`/staff/demos/${booking.id}`);
  const url = `${services.config.siteUrl}/demos/${request.bookingKey}`;
  return {
    name: request.name,
    subject: texts.offer.defaultSubject,
    body: texts.offer.defaultBody(request.name.split(" ")[0] ?? request.name, url),
    free: await readFreeTimes(services, request.edition, new Date()),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "demos.work");
  const services = context.get(servicesContext);
  const found = await readRequest(services, actor, params.id);
  if (!found) throw data(null, { status: 404 });
  const typed = await readFields(request);
  const { conversationId: id } = found.request;
  if (typed.do === "offer" && id && found.version !== null) {
    const parsed = offerInput.safeParse(typed);
    if (!parsed.success) return invalid(parsed.error);
    const sent = await answerByEmail(services, actor, { id, version: found.version }, parsed.data);
    if ("refused" in sent) return refused(demoTexts.problems["too-late"]);
    return redirectWithToast(services, "/staff/demos", { text: demoTexts.toasts.offered });
  }
  const parsed = staffChoice.safeParse(typed);
  if (!parsed.success) return invalid(parsed.error);
  const booked = await bookDemo(services, found.request, parsed.data, actor);
  if ("refused" in booked) return refused(demoTexts.problems[booked.refused]);
  return redirectWithToast(services, `/staff/demos/${booked.booking.id}`, { text: demoTexts.toasts.booked });

  function invalid(error: z.ZodError) {
    const { fieldErrors } = z.flattenError(error);
    const errors = fieldErrors as Record<string, string[] | undefined>;
    return data({ typed, errors, problem: demoTexts.problems.input }, { status: 400 });
  }

  function refused(problem: string) {
    const errors: Record<string, string[] | undefined> = {};
    return data({ typed, errors, problem }, { status: 409 });
  }
}

export default function Arrange({ loaderData, actionData }: Route.ComponentProps) {
  const { name, subject, body, free } = loaderData;
  const { typed = {}, errors = {}, problem } = actionData ?? {};
  return (
    <>
      <title>{tabTitle(texts.title(name))}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/demos" aria-label="Back to Demos">
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title(name)}</h1>
      </header>
      <div className="pad demos">
        {problem && (
          <p className="msg msg--err" role="alert">
            {problem}
          </p>
        )}
        <section className="block">
          <h2>{texts.offer.title}</h2>
          <Form method="post" className="demos__form">
            <p className="mute">{texts.offer.text}</p>
            <input type="hidden" name="do" value="offer" />
            <Field
              label={texts.offer.subject}
              name="subject"
              value={typed.subject ?? subject}
              error={errors.subject?.[0]}
              required
            />
            <div className={errors.body ? "field field--err" : "field"}>
              <label htmlFor="body">{texts.offer.body}</label>
              <textarea
                className="input"
                id="body"
                name="body"
                rows={9}
                defaultValue={typed.body ?? body}
                required
              />
              {errors.body && <p className="field__err">{errors.body[0]}</p>}
            </div>
            <button className="btn btn--primary" type="submit">
              {texts.offer.button}
            </button>
          </Form>
        </section>
        <section className="block">
          <h2>{texts.book.title}</h2>
          {free.days.length === 0 ? (
            <p className="mute">{demoTexts.move.none}</p>
          ) : (
            <Form method="post" className="demos__form">
              <input type="hidden" name="do" value="book" />
              <ChoiceFields free={free} typed={typed.do === "book" ? typed : {}} errors={errors} />
              <button className="btn btn--line" type="submit">
                {texts.book.button}
              </button>
            </Form>
          )}
        </section>
      </div>
    </>
  );
}
