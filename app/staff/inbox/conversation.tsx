import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import type { Actor } from "~/access/rights";
import { answerSubject } from "~/conversations/answer.server";
import { callBackAnswer } from "~/conversations/call-back.server";
import { greetingFor } from "~/conversations/greeting";
import { factsIn } from "~/forms/personal-fields";
import { readFields } from "~/forms/read-form.server";
import { type Fields, parseFields } from "~/forms/rules";
import { contactFields } from "~/leads/contact-input";
import { demoFields } from "~/leads/demo-input";
import { type Services, servicesContext } from "~/services-context";
import { site } from "~/site";
import { longTime, shortTime } from "~/time/words";
import { isUuid } from "~/uuid";
import { answerHours } from "~/working-time/answer-hours.server";
import { actorWith } from "../auth/session.server";
import { waitOf } from "../clock";
import { StaffIcon } from "../icon";
import type { Route } from "./+types/conversation";
import { About } from "./about";
import { activePeople, actOn } from "./act.server";
import { Assign } from "./assign";
import { kindNames, statusNames, inboxTexts as texts } from "./content";
import { Done } from "./done";
import { conversationInput } from "./input";
import { Moves } from "./moves";
import { readConversation } from "./read-conversation.server";
import { Reply } from "./reply";
import { showThread } from "./show-thread";
import { Thread } from "./thread";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "inbox.work");
  const services = context.get(servicesContext);
  const [found, hours, people] = await Promise.all([
    readConversation(services, actor, params.id),
    answerHours(services.db),
    activePeople(services),
  ]);
  if (!found) throw new Response(texts.gone, { status: 404 });
  const { conversation, owner, orders, quotations, earlier, newsSince } = found;
  const now = new Date();
  const wait = waitOf(conversation.waitingSince, now, hours);
  const { id, kind, name, email, phone, company, status, version, ownerId, sourcePage } = conversation;
  return {
    ...{
      id,
      kind,
      name,
      email,
      phone,
      company,
      status,
      version,
      ownerId,
      owner,
      sourcePage,
      orders,
      quotations,
    },
    demo: demoOf(found, now),
    facts: [
      ...factsIn("page", contactFields, found.messages.at(-1) ?? {}),
      ...factsIn("page", demoFields, found.demos.at(-1) ?? {}),
    ],
    earlier: earlier.map((other) => ({ id: other.id, on: shortTime(other.createdAt, now) })),
    newsSince: newsSince && longTime(newsSince),
    received: longTime(conversation.waitingSince),
    late: status === "new" && wait.isLate ? { amount: wait.amount, due: longTime(wait.due) } : null,
    left: status === "new" && !wait.isLate ? `${wait.amount}, due ${shortTime(wait.due, now)}` : null,
    subject: answerSubject(conversation),
    greeting: `${greetingFor(name)}\n\n`,
    thread: showThread(found, now),
    people,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readConversation>>>;

/** Where the demo stands: its page, or the one where it gets a time. Nothing for other conversations. */
function demoOf({ bookings, demos, conversation }: Found, now: Date) {
  const last = bookings.findLast(({ state }) => state !== "cancelled");
  if (last) return { to: `/staff/demos/${last.id}`, words: shortTime(last.startsAt, now) };
  const request = demos.at(-1);
  if (!request || conversation.status === "spam") return null;
  return { to: `/staff/demos/request/${request.id}`, words: texts.noTime };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorWith(context, "inbox.work");
  const services = context.get(servicesContext);
  if (!isUuid(params.id)) throw data(null, 404);
  const fields = await readFields(request);
  const parsed = parseFields(conversationInput, fields);
  if ("errors" in parsed) return answer(400, { kept: fields, errors: parsed.errors });
  const { input } = parsed;
  if (input.intent === "call-back") return callBack(services, actor, params.id, input.entry);
  const result = await actOn(services, actor, params.id, input);
  if ("refused" in result && result.refused === "bare-greeting") {
    return answer(400, { kept: fields, errors: { body: texts.bareGreeting } });
  }
  if ("refused" in result) return answer(409, { kept: fields, problem: problemOf(result) });
  const { search } = new URL(request.url);
  if (input.intent === "whatsapp") {
    const found = await readConversation(services, actor, params.id);
    const number = found?.conversation.phone?.replace(/\D/g, "").replace(/^0/, "254");
    return redirect(`https://wa.me/${number}?text=${encodeURIComponent(input.body)}`, 303);
  }
  const done = new URLSearchParams(search);
  done.set("done", input.intent === "move" ? input.move : input.intent);
  return redirect(`/staff/inbox/${params.id}?${done}`, 303);
}

type Answer = { kept?: Fields; errors?: Fields; problem?: string; isCalledBack?: boolean };

function answer(status: number, found: Answer) {
  return data<Answer>(found, status);
}

async function callBack(services: Services, actor: Actor, id: string, entry: string) {
  const back = await callBackAnswer(services, actor, id, entry);
  if ("refused" in back) return answer(409, { problem: texts.hasLeft });
  return answer(200, { kept: { intent: "email", ...back }, isCalledBack: true });
}

/** A conflict shows how the conversation stands now; what was typed stays. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

function problemOf(refusal: { refused: string; by?: string; action?: string; at?: Date }): string {
  if (refusal.refused === "changed") {
    return texts.lost(
      refusal.by ?? "",
      refusal.action ?? "",
      shortTime(refusal.at ?? new Date(), new Date()),
    );
  }
  if (refusal.refused === "no-email") return texts.noEmail;
  return refusal.refused === "unknown" ? texts.gone : texts.notPossible;
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { name, kind, status, version, received, sourcePage, late, thread, people, ownerId } = loaderData;
  const [params] = useSearchParams();
  const done = params.get("done") ?? "";
  const { kept, errors, problem, isCalledBack = false } = actionData ?? {};
  return (
    <article className="conv" aria-label={`Conversation with ${name}`}>
      <header className="conv__bar">
        <Link className="icon-btn conv__back" to="/staff/inbox" aria-label="Back to the inbox">
          <StaffIcon name="arrow-left" />
        </Link>
        <div>
          <h1>
            {name} <span className={`tag tag--${status}`}>{statusNames[status]}</span>
          </h1>
          <p className="caption dim">
            {kindNames[kind]}, received {received}
            {sourcePage && ` from ${sourcePage}`}
          </p>
        </div>
        <div className="conv__acts">
          <Assign people={people} ownerId={ownerId} version={version} />
          <Moves status={status} version={version} />
        </div>
      </header>
      <div className="conv__body">
        <div className="conv__thread">
          {problem && (
            <p className="msg msg--err" role="alert">
              {problem}
            </p>
          )}
          {isCalledBack && (
            <p className="msg" role="status">
              {texts.calledBack}
            </p>
          )}
          {done && !actionData && <Done done={done} version={version} />}
          {late && (
            <div className="msg msg--err" role="status">
              <p>
                <b>{texts.late(late.amount)}</b> {texts.promise(site.promises.replyWithin, late.due)}
              </p>
            </div>
          )}
          <Thread items={thread} />
        </div>
        <Reply key={loaderData.id} {...loaderData} {...{ kept, errors, isCalledBack }} />
      </div>
      <About about={loaderData} />
    </article>
  );
}
