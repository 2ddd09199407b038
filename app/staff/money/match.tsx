import { data, Form } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import { atLeast0, type Cents, cents, minus } from "~/money/cents";
import { formatMinor } from "~/money/format";
import { methodNames } from "~/payments/method-names";
import { sendBackUnmatched } from "~/payments/send-back.server";
import { type Matched, matchPayment } from "~/payments/unmatched.server";
import { longTime } from "~/time/words";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { Facts } from "../facts";
import { townIn } from "../orders/order-words";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/match";
import { moneyTexts, matchTexts as texts } from "./content";
import { MatchOrder, type ShownCandidate } from "./match-order";
import { type Candidate, findCandidates, findTyped, findUnmatched, readCandidate } from "./unmatched.server";

export const handle = {
  right: "money.read",
  post: "payments.record",
  verbs: { "send-back": { right: "payments.refund", isFresh: true } },
} satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { id = "" }, url }) => {
  const found = await findUnmatched(services, actor, id);
  if (!found) throw data(null, 404);
  const { money, reference: settledFor } = found;
  const typed = (url.searchParams.get("order") ?? "").trim().slice(0, 40);
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
});

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

const settle = z
  .object({
    do: z.enum(["match", "send-back"]).default("match"),
    order: z.string().max(40).default(""),
    reference: z.string().trim().default(""),
  })
  .refine(({ do: verb, reference }) => verb === "match" || /^[\w\-./ ]{3,64}$/.test(reference), {
    path: ["reference"],
    error: texts.sendBack.wrong,
  });

export const action = staffAction(handle, {
  input: settle,
  async act({ services, actor, input, params: { id = "" } }) {
    const found = await findUnmatched(services, actor, id);
    if (!found) throw data(null, 404);
    if (input.do === "send-back") {
      const sent = await sendBackUnmatched(services, actor, { id, reference: input.reference });
      if ("refused" in sent) return { problem: texts.refusals[sent.refused] };
      return { to: "/staff/money", toast: texts.doneBack };
    }
    const matched = await matchPayment(services, actor, { id, reference: input.order });
    if ("refused" in matched) return { problem: refusalText(matched) };
    const amount = formatMinor({ minor: found.money.amountMinor, currency: found.money.currency });
    return { to: `/staff/orders/${input.order}`, toast: texts.done(amount, input.order) };
  },
});

function refusalText(refusal: Extract<Matched, { refused: string }>): string {
  return refusal.refused === "paid-already"
    ? texts.paidAlready(refusal.reference)
    : texts.refusals[refusal.refused];
}

export default function MatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { amount, facts, isSettled, settledFor, isForeign, maySendBack } = loaderData;
  return (
    <StaffPage
      title={texts.title(amount)}
      back={{ to: "/staff/money", label: texts.back }}
      className="desk match"
      problem={actionData?.problem}
    >
      <Block title={texts.facts}>
        <Facts facts={facts} />
      </Block>
      {isSettled ? (
        <p className="paid">{texts.settled(settledFor)}</p>
      ) : (
        <>
          {isForeign ? <p className="field__hint">{texts.foreign}</p> : <MatchOrder {...loaderData} />}
          {maySendBack && (
            <SendBack typed={actionData?.typed.reference} error={actionData?.errors.reference} />
          )}
        </>
      )}
    </StaffPage>
  );
}

function SendBack({ typed, error }: { typed?: string; error?: string }) {
  const { title, text, reference, button } = texts.sendBack;
  return (
    <Block title={title}>
      <Form method="post" className="form">
        <p className="field__hint">{text}</p>
        <Field
          label={reference}
          name="reference"
          required
          maxLength={64}
          defaultValue={typed}
          error={error}
        />
        <button type="submit" className="btn btn--line" name="do" value="send-back">
          {button}
        </button>
      </Form>
    </Block>
  );
}
