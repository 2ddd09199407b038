import { data, Form } from "react-router";
import { z } from "zod";
import type { Actor } from "~/access/rights";
import { isDeliverableAddress } from "~/email/address";
import { giveUpFailedEmail, sendAllFailedEmails, sendFailedEmail } from "~/jobs/failed-emails-verbs.server";
import { correctFailedEmail } from "~/privacy/correct-failed-email.server";
import { type Services, servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { redirectWithToast } from "../frame/toast.server";
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

const decision = z.discriminatedUnion("do", [
  z.object({ do: z.literal("send-all") }),
  z.object({ do: z.enum(["send", "give-up"]), id: z.uuid() }),
  z.object({ do: z.literal("correct"), id: z.uuid(), to: z.string().trim() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "emails.resend");
  const services = context.get(servicesContext);
  const parsed = decision.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const wanted = parsed.data;
  if (wanted.do === "send-all") {
    return done(emailsTexts.sentAll(await sendAllFailedEmails(services, actor)));
  }
  if (wanted.do === "correct") return correct(services, actor, wanted);
  if (wanted.do === "send") {
    return (await sendFailedEmail(services, actor, wanted.id)) ? done(emailsTexts.sent) : gone();
  }
  return (await giveUpFailedEmail(services, actor, wanted.id)) ? done(emailsTexts.gaveUp) : gone();
}

async function correct(services: Services, actor: Actor, { id, to }: { id: string; to: string }) {
  if (!isDeliverableAddress(to)) return data({ problem: emailsTexts.wrongAddress, id, to }, { status: 400 });
  const state = await correctFailedEmail(services, actor, { id, to });
  if (state === "fixed") return data({ problem: emailsTexts.fixed, id, to }, { status: 409 });
  return state === "sent-again" ? done(emailsTexts.sent) : gone();
}

function done(text: string) {
  return redirectWithToast("/staff/emails", { text });
}

function gone() {
  return data({ problem: emailsTexts.gone, id: undefined, to: undefined }, { status: 409 });
}

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
