import { Form } from "react-router";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { emailsTexts as texts } from "./content";
import { decide, decision } from "./decide.server";
import { FailedEmailRow } from "./failed-email";
import { shownEmails } from "./list.server";

export const handle = { right: "emails.resend" } satisfies StaffAccess;

export const loader = staffLoader(handle, ({ services, actor, url }) =>
  shownEmails(services, actor, url.searchParams.get("show")),
);

export const action = staffAction(handle, {
  input: decision,
  sure: ({ input }) => (input.do === "give-up" ? texts.sure : undefined),
  act: decide,
});

export default function FailedEmails({ loaderData, actionData }: Route.ComponentProps) {
  const { emails, count, text } = loaderData;
  const wrongTo = (id: string) => (actionData?.typed.id === id ? actionData.errors.to : undefined);
  return (
    <StaffPage
      title={texts.title}
      note={count > 0 && texts.count(count)}
      acts={count > 1 && <SendAll />}
      className="desk"
      problem={actionData?.problem}
    >
      <Block aria-label={texts.title}>
        {emails.map((email) => (
          <FailedEmailRow
            key={email.id}
            email={email}
            text={text?.id === email.id ? text.text : undefined}
            wrong={wrongTo(email.id)}
            typed={actionData?.typed.to}
          />
        ))}
        {count === 0 && (
          <div className="day__done">
            <p className="paid">{texts.none}</p>
            <p className="field__hint">{texts.noneText}</p>
          </div>
        )}
        {count > emails.length && <p className="field__hint">{texts.more(count - emails.length)}</p>}
      </Block>
    </StaffPage>
  );
}

function SendAll() {
  return (
    <Form method="post">
      <button type="submit" className="btn btn--line" name="do" value="send-all">
        {texts.sendAll}
      </button>
    </Form>
  );
}
