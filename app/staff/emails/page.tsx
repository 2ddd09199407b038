import { Form } from "react-router";
import { servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { emailsTexts } from "./content";
import { FailedEmailRow } from "./failed-email";
import { shownEmails } from "./list.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "emails.resend");
  const show = new URL(request.url).searchParams.get("show");
  return shownEmails(context.get(servicesContext), actor, show);
}

export { decideAction as action } from "./decide.server";

export default function FailedEmails({ loaderData, actionData }: Route.ComponentProps) {
  const { emails, count, text } = loaderData;
  return (
    <>
      <title>{tabTitle(emailsTexts.title)}</title>
      <header className="bar">
        <h1>{emailsTexts.title}</h1>
        {count > 0 && <span className="cap dim">{emailsTexts.count(count)}</span>}
        {count > 1 && (
          <Form method="post" className="bar__r">
            <button type="submit" className="b b--l" name="do" value="send-all">
              {emailsTexts.sendAll}
            </button>
          </Form>
        )}
      </header>
      <div className="pad desk">
        {actionData?.problem && !actionData.id && (
          <div className="msg msg--err" role="alert">
            <StaffIcon name="circle-alert" />
            <span>{actionData.problem}</span>
          </div>
        )}
        <section className="sec" aria-label={emailsTexts.title}>
          {emails.map((email) => (
            <FailedEmailRow
              key={email.id}
              email={email}
              text={text?.id === email.id ? text.text : undefined}
              wrong={actionData?.id === email.id ? actionData : undefined}
            />
          ))}
          {count === 0 && (
            <div className="day__done">
              <p className="paid">{emailsTexts.none}</p>
              <p className="hint">{emailsTexts.noneText}</p>
            </div>
          )}
          {count > emails.length && <p className="hint">{emailsTexts.more(count - emails.length)}</p>}
        </section>
      </div>
    </>
  );
}
