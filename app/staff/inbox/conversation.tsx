import { data, Link, redirect, useSearchParams } from "react-router";
import { z } from "zod";
import { answerSubject } from "~/conversations/answer.server";
import { readFields } from "~/forms/read-form.server";
import { servicesContext } from "~/services.server";
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
  const found = await readConversation(services, actor, params.id);
  if (!found) throw new Response(texts.gone, { status: 404 });
  const { conversation, owner, orders, quotations, earlier, newsSince } = found;
  const now = new Date();
  const wait = waitOf(conversation.waitingSince, now, await answerHours(services.db));
  const { id, kind, name, email, phone, company, status, version, ownerId, sourcePage } = conversation;
  const latest = found.demos.at(-1);
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
    employees: latest?.employees ?? null,
    edition: latest?.edition ?? null,
    earlier: earlier.map((other) => ({ id: other.id, on: shortTime(new Date(other.created_at), now) })),
    newsSince: newsSince && longTime(new Date(newsSince)),
    received: longTime(conversation.waitingSince),
    late: status === "new" && wait.isLate ? { amount: wait.amount, due: longTime(wait.due) } : null,
    left: status === "new" && !wait.isLate ? `${wait.amount}, due ${shortTime(wait.due, now)}` : null,
    subject: answerSubject(conversation),
    greeting: `Hello ${name.split(" ")[0]},\n\n`,
    thread: showThread(found, now),
    people: await activePeople(services),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readConversation>>>;

/** Where the demo stands: its page, or the one where it gets a time. Nothing for other conversations. */
function demoOf({ bookings, demos, conversation }: Found, now: Date) {
  const last = bookings.findLast(({ state }) => state !== "cancelled");
  if (last) return { to: `/staff/demos/${last.id}`, words: shortTime(new Date(last.starts_at), now) };
  const request = demos.at(-1);
  if (!request || conversation.status === "spam") return null;
  return { to: `/staff/demos/request/${request.id}`, words: texts.noTime };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorWith(context, "inbox.work");
  const services = context.get(servicesContext);
  if (!isUuid(params.id)) throw data(null, 404);
  const fields = await readFields(request);
  const parsed = conversationInput.safeParse(fields);
  if (!parsed.success) {
    const errors = z.flattenError(parsed.error).fieldErrors as Record<string, string[] | undefined>;
    return data({ kept: fields, errors }, 400);
  }
  const input = parsed.data;
  const result = await actOn(services, actor, params.id, input);
  if ("refused" in result) return data({ kept: fields, problem: problemOf(result) }, 409);
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
  const answer = actionData && "problem" in actionData ? actionData : undefined;
  const invalid = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <article className="conv" aria-label={`Conversation with ${name}`}>
      <header className="conv__bar">
        <Link className="ib conv__back" to="/staff/inbox" aria-label="Back to the inbox">
          <StaffIcon name="arrow-left" />
        </Link>
        <div>
          <h1>
            {name} <span className={`tag tag--${status}`}>{statusNames[status]}</span>
          </h1>
          <p className="cap dim">
            {kindNames[kind]}, received {received}
            {sourcePage && ` from ${sourcePage}`}
          </p>
        </div>
        <div className="r">
          <Assign people={people} ownerId={ownerId} version={version} />
          <Moves status={status} version={version} />
        </div>
      </header>
      <div className="conv__body">
        <div className="conv__thread">
          {answer && (
            <p className="msg msg--err" role="alert">
              {answer.problem}
            </p>
          )}
          {done && !answer && !invalid && <Done done={done} version={version} />}
          {late && (
            <div className="msg msg--err" role="status">
              <p>
                <b>{texts.late(late.amount)}</b> {texts.promise(site.promises.replyWithin, late.due)}
              </p>
            </div>
          )}
          <Thread items={thread} />
        </div>
        <Reply key={version} {...loaderData} kept={answer?.kept ?? invalid?.kept} errors={invalid?.errors} />
      </div>
      <About about={loaderData} />
    </article>
  );
}
