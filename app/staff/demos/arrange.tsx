import { data, Form, redirect } from "react-router";
import { bookDemo } from "~/bookings/book-demo.server";
import { offerWords } from "~/bookings/offer-content.sw";
import { answerByEmail } from "~/conversations/answer.server";
import { answerWords } from "~/conversations/answer-content.sw";
import { pathIn } from "~/language/links";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/arrange";
import { ChoiceFields } from "./choice-fields";
import { backToDemos, demoTexts, arrangeTexts as texts } from "./content";
import { readFreeTimes } from "./free-times.server";
import { requestInput } from "./input";
import { readRequest } from "./read-demos.server";

export const handle = { right: "demos.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { id = "" } }) => {
  const found = await readRequest(services, actor, id);
  if (!found) throw data(null, { status: 404 });
  const { request, booking } = found;
  if (booking) throw redirect(`/staff/demos/${booking.id}`);
  const { language } = request;
  const { subject, body } = offerWords[language];
  const url = services.config.siteUrl + pathIn(language, `/demos/${request.bookingKey}`);
  return {
    name: request.name,
    subject,
    body: `${answerWords[language].greeting(request.name)}\n\n${body(url)}`,
    free: await readFreeTimes(services, request.edition, new Date()),
  };
});

export const action = staffAction(handle, {
  input: requestInput,
  async act({ services, actor, input, params: { id = "" } }) {
    const found = await readRequest(services, actor, id);
    if (!found) throw data(null, { status: 404 });
    const { request, version } = found;
    if (input.do === "book") {
      const booked = await bookDemo(services, request, input.choice, actor);
      if ("refused" in booked) return { problem: demoTexts.problems[booked.refused] };
      return { to: `/staff/demos/${booked.booking.id}`, toast: demoTexts.toasts.booked };
    }
    const conversation = request.conversationId && version && { id: request.conversationId, version };
    const sent = conversation && (await answerByEmail(services, actor, conversation, input));
    if (!sent || "refused" in sent) return { problem: demoTexts.problems["too-late"] };
    return { to: "/staff/demos", toast: demoTexts.toasts.offered };
  },
});

export default function Arrange({ loaderData, actionData }: Route.ComponentProps) {
  const { name, subject, body, free } = loaderData;
  const { typed = {}, errors = {}, problem } = actionData ?? {};
  const field = fieldsOf(texts.offer.fields, actionData, { subject, body });
  return (
    <StaffPage title={texts.title(name)} back={backToDemos} className="demos" problem={problem}>
      <Block title={texts.offer.title}>
        <Form method="post" className="form">
          <p className="mute">{texts.offer.text}</p>
          <input type="hidden" name="do" value="offer" />
          <Field {...field("subject")} required />
          <Field as="textarea" {...field("body")} rows={9} required />
          <button className="btn btn--primary" type="submit">
            {texts.offer.button}
          </button>
        </Form>
      </Block>
      <Block title={texts.book.title}>
        {free.days.length === 0 ? (
          <p className="mute">{demoTexts.move.none}</p>
        ) : (
          <Form method="post" className="form">
            <input type="hidden" name="do" value="book" />
            <ChoiceFields free={free} typed={typed.do === "book" ? typed : {}} errors={errors} />
            <button className="btn btn--line" type="submit">
              {texts.book.button}
            </button>
          </Form>
        )}
      </Block>
    </StaffPage>
  );
}
