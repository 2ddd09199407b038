import { data, Form, Link } from "react-router";
import { may } from "~/access/rights";
import { readForm } from "~/forms/read-form.server";
import { atLeast0, type Cents, cents, minus } from "~/money/cents";
import { formatMinor } from "~/money/format";
import { methodNames } from "~/payments/method-names";
import { sendBackUnmatched } from "~/payments/send-back.server";
import { type Matched, matchPayment } from "~/payments/unmatched.server";
import { servicesContext } from "~/services-context";
import { longTime } from "~/time/words";
import { isUuid } from "~/uuid";
import { actorWith, requireFresh } from "../auth/session.server";
import { Field } from "../field";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { townIn } from "../orders/order-words";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/match";
import { moneyTexts, matchTexts as texts } from "./content";
import { MatchOrder, type ShownCandidate } from "./match-order";
import { type Candidate, findCandidates, findTyped, findUnmatched, readCandidate } from "./unmatched.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "money.read");
  const services = context.get(servicesContext);
  const found = await findUnmatched(services, actor, params.id);
  if (!found) throw data(null, 404);
  const { money, reference: settledFor } = found;
  const typed = (new URL(request.url).searchParams.get("order") ?? "").trim().slice(0, 40);
  const reference = typed ? await findTyped(services, typed) : undefined;
  const chosen = reference ? await readCandidate(services, reference) : undefined;
  const candidates = money.settledAt || chosen ? [] : await findCandidates(services, money);
  return {
    typed,
    isSettled: money.settledAt !== null,
    settledFor,
    isForeign: money.currency !== "KES",
    amount: formatMinor({ minor: money.amountMinor, currency: money.currency }),
    facts: [
      ["Method", methodNames[money.method]],
      ["Receipt", money.receiptCode],
      ["Account typed", money.account || moneyTexts.noAccount[money.settledAt ? "settled" : "open"]],
      ["Received", longTime(money.receivedAt)],
    ] satisfies [string, string][],
    chosen: chosen && show(chosen, cents(money.amountMinor)),
    candidates: candidates.map((each) => show(each, cents(money.amountMinor))),
    mayMatch: may(actor, "payments.record"),
    maySendBack: may(actor, "payments.refund"),
  };
}

function show(order: Candidate, arrived: Cents): ShownCandidate {
  const { reference, name, address, leftCents: left } = order;
  return {
    reference,
    name,
    town: townIn(address),
    left,
    after: atLeast0(minus(left, arrived)),
    isOver: arrived > left,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  actorWith(context, "payments.record");
  if (!isUuid(params.id)) throw data(null, 404);
  const services = context.get(servicesContext);
  const copy = request.clone();
  const form = await readForm(request);
  if (form.get("do") === "send-back") {
    const actor = actorWith(context, "payments.refund");
    await requireFresh({ request: copy, context });
    const reference = String(form.get("reference") ?? "").trim();
    if (!/^[\w\-./ ]{3,64}$/.test(reference)) return data({ wrongBack: reference }, 400);
    const sent = await sendBackUnmatched(services, actor, { id: params.id, reference });
    if ("refused" in sent) return data({ refused: texts.refusals[sent.refused] }, 409);
    return redirectWithToast(services, "/staff/money", { text: texts.doneBack });
  }
  const actor = actorWith(context, "payments.record");
  const found = await findUnmatched(services, actor, params.id);
  if (!found) throw data(null, 404);
  const reference = String(form.get("order") ?? "").slice(0, 40);
  const matched = await matchPayment(services, actor, { id: params.id, reference });
  if ("refused" in matched) return data({ refused: refusalText(matched) }, 409);
  const amount = formatMinor({ minor: found.money.amountMinor, currency: found.money.currency });
  return redirectWithToast(services, `/staff/orders/${reference}`, { text: texts.done(amount, reference) });
}

function refusalText(refusal: Extract<Matched, { refused: string }>): string {
  return refusal.refused === "paid-already"
    ? texts.paidAlready(refusal.reference)
    : texts.refusals[refusal.refused];
}

export default function MatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { amount, facts, isSettled, settledFor, isForeign, maySendBack } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  return (
    <>
      <title>{tabTitle(texts.title(amount))}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/money" aria-label={texts.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title(amount)}</h1>
      </header>
      <div className="pad desk match">
        {refused && (
          <div className="msg msg--err" role="alert">
            <StaffIcon name="circle-alert" />
            <div>{refused}</div>
          </div>
        )}
        <section className="block">
          <div className="block__head">
            <h2>{texts.facts}</h2>
          </div>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {isSettled ? (
          <p className="paid">{texts.settled(settledFor)}</p>
        ) : (
          <>
            {isForeign ? <p className="field__hint">{texts.foreign}</p> : <MatchOrder {...loaderData} />}
            {maySendBack && (
              <SendBack wrong={actionData && "wrongBack" in actionData ? actionData.wrongBack : undefined} />
            )}
          </>
        )}
      </div>
    </>
  );
}

function SendBack({ wrong }: { wrong: string | undefined }) {
  const { title, text, reference, button } = texts.sendBack;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <Form method="post" className="desk__form">
        <p className="field__hint">{text}</p>
        <Field
          label={reference}
          name="reference"
          required
          maxLength={64}
          value={wrong}
          error={wrong === undefined ? undefined : "Letters, digits and - . / only, at least three."}
        />
        <button type="submit" className="btn btn--line" name="do" value="send-back">
          {button}
        </button>
      </Form>
    </section>
  );
}
