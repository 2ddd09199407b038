import { data, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { may } from "~/access/rights";
import { answerSubject } from "~/conversations/answer.server";
import { answerWords } from "~/conversations/answer-content.sw";
import { callBackAnswer } from "~/conversations/call-back.server";
import { isBareGreeting, withoutGreeting } from "~/conversations/greeting";
import { factsIn } from "~/forms/personal-fields";
import type { Fields } from "~/forms/rules";
import { latestLanguage } from "~/language/latest-language";
import { contactFields } from "~/leads/contact-input";
import { demoFields } from "~/leads/demo-input";
import { fillAnswer } from "~/saved-answers/fill-answer.server";
import { answerLanguages } from "~/saved-answers/input";
import { listSavedAnswers } from "~/saved-answers/saved-answers.server";
import { site } from "~/site";
import { longTime, shortTime } from "~/time/words";
import { isUuid } from "~/uuid";
import { answerHours } from "~/working-time/answer-hours.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { began } from "../began";
import { waitOf } from "../clock";
import { noPerson } from "../content";
import { StaffIcon } from "../icon";
import { Reminders } from "../reminders/reminders";
import { remindersOf } from "../reminders/shown.server";
import { Problem } from "../staff-page";
import { writes } from "../writes";
import type { Route } from "./+types/conversation";
import { About } from "./about";
import { actOn } from "./act.server";
import { Assign } from "./assign";
import { doneWords, kindNames, statusNames, inboxTexts as texts } from "./content";
import { conversationInput } from "./input";
import { Moves } from "./moves";
import { readConversation } from "./read-conversation.server";
import { Reply } from "./reply";
import { showThread } from "./show-thread";
import { Thread } from "./thread";

export const handle = { right: "inbox.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { id: asked = "" } }) => {
  const about = { kind: "conversation", id: asked } as const;
  const [found, hours, saved, reminders] = await Promise.all([
    readConversation(services, actor, asked),
    answerHours(services.db),
    listSavedAnswers(services, actor),
    isUuid(asked) ? remindersOf(services, actor, about) : undefined,
  ]);
  if (!found || !reminders) throw new Response(texts.gone, { status: 404 });
  const { conversation, owner, orders, quotations, earlier, newsSince } = found;
  const now = new Date();
  const wait = waitOf(conversation.waitingSince, now, hours);
  const phone = conversation.phone ?? orders.find((order) => order.phone)?.phone ?? null;
  const { id, kind, name, email, company, status, version, ownerId, sourcePage } = conversation;
  const language = latestLanguage([...found.messages, ...found.demos]);
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
    begins: {
      order: may(actor, "orders.move") ? `/staff/orders/new?conversation=${id}` : null,
      quotation: may(actor, "quotations.make") ? `/staff/quotations/new?conversation=${id}` : null,
    },
    demo: demoOf(found, now),
    facts: [
      ...factsIn("page", contactFields, found.messages.at(-1) ?? {}),
      ...factsIn("page", demoFields, found.demos.at(-1) ?? {}),
      ...writes(language),
      ...began([...found.messages, ...found.demos].findLast((lead) => lead.began)?.began ?? null),
    ],
    earlier: earlier.map((other) => ({ id: other.id, on: shortTime(other.createdAt, now) })),
    newsSince: newsSince && longTime(newsSince),
    received: longTime(conversation.waitingSince),
    late: status === "new" && wait.isLate ? { amount: wait.amount, due: longTime(wait.due) } : null,
    left: status === "new" && !wait.isLate ? `${wait.amount}, due ${shortTime(wait.due, now)}` : null,
    subject: answerSubject(
      conversation,
      language,
      found.received.findLast(({ kind }) => kind === "message")?.subject,
    ),
    repliesTo: services.config.inbox ? null : actor.email,
    greeting: `${answerWords[language].greeting(name)}\n\n`,
    thread: showThread(found, now),
    // Those in the sender's language first.
    saved: saved
      .toSorted((one, other) => Number(other.language === language) - Number(one.language === language))
      .map(({ id, language, title }) => ({ id, title, language: answerLanguages[language] })),
    people: reminders.people,
    reminders,
  };
});

type Found = NonNullable<Awaited<ReturnType<typeof readConversation>>>;

/** Where the demo stands: its page, or the one where it gets a time. Nothing for other conversations. */
function demoOf({ bookings, demos, conversation }: Found, now: Date) {
  const last = bookings.findLast(({ state }) => state !== "cancelled");
  if (last) return { to: `/staff/demos/${last.id}`, words: shortTime(last.startsAt, now) };
  const request = demos.at(-1);
  if (!request || conversation.status === "spam") return null;
  return { to: `/staff/demos/request/${request.id}`, words: texts.noTime };
}

export const action = staffAction(handle, {
  input: conversationInput,
  async act({ services, actor, input, typed, url, params: { id = "" } }) {
    if (!isUuid(id)) throw data(null, 404);
    if (input.intent === "call-back") {
      const back = await callBackAnswer(services, actor, id, input.entry);
      if ("refused" in back) return { problem: texts.hasLeft };
      return { shown: { calledBack: { intent: "email", ...back } as Fields } };
    }
    if (input.intent === "insert") {
      const text = await fillAnswer(services, actor, id, input.saved);
      if (!text) return { problem: texts.saved.gone };
      const { name = "" } = (await readConversation(services, actor, id))?.conversation ?? {};
      // A text that is begun has its greeting already.
      const isBegun = !isBareGreeting(input.body, name);
      const piece = isBegun ? withoutGreeting(text, name) : text;
      const body = isBegun ? `${input.body.trimEnd()}\n\n${piece}` : piece;
      return { shown: { inserted: { ...typed, intent: input.channel, piece, body } as Fields } };
    }
    const result = await actOn(services, actor, id, input);
    if ("refused" in result) {
      if (result.refused === "bare-greeting") return { status: 400, errors: { body: texts.bareGreeting } };
      return { problem: problemOf(result) };
    }
    if (input.intent === "whatsapp") {
      const found = await readConversation(services, actor, id);
      const number = (found?.conversation.phone ?? found?.orders[0]?.phone)
        ?.replace(/\D/g, "")
        .replace(/^0/, "254");
      return { to: `https://wa.me/${number}?text=${encodeURIComponent(input.body)}` };
    }
    const to = `/staff/inbox/${id}${url.search}`;
    const text = doneWords[input.intent === "move" ? input.move : input.intent];
    if (input.intent !== "move" || !("conversation" in result)) return { to, toast: text };
    const version = String(result.conversation.version);
    return { to, toast: { text, undo: { to, fields: { intent: "undo", version } } } };
  },
});

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
  if (refusal.refused === "no-person") return noPerson;
  return refusal.refused === "unknown" ? texts.gone : texts.notPossible;
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { name, kind, status, version, received, sourcePage, late, thread, people, ownerId } = loaderData;
  const calledBack = actionData && "calledBack" in actionData ? actionData.calledBack : undefined;
  const inserted = actionData && "inserted" in actionData ? actionData.inserted : undefined;
  const refused = actionData && "typed" in actionData ? actionData : undefined;
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
          {refused?.problem && <Problem>{refused.problem}</Problem>}
          {calledBack && (
            <p className="msg" role="status">
              {texts.calledBack}
            </p>
          )}
          {late && (
            <div className="msg msg--err" role="status">
              <p>
                <b>{texts.late(late.amount)}</b> {texts.promise(site.promises.replyWithin, late.due)}
              </p>
            </div>
          )}
          <Thread items={thread} />
        </div>
        <Reply
          key={loaderData.id}
          {...loaderData}
          kept={calledBack ?? inserted ?? refused?.typed}
          errors={refused?.errors}
          isCalledBack={calledBack !== undefined}
        />
      </div>
      <About about={loaderData}>
        <Reminders reminders={loaderData.reminders} back={`/staff/inbox/${loaderData.id}`} />
      </About>
    </article>
  );
}
