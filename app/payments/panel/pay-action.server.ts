import { data, redirect } from "react-router";
import type { ZodMiniType } from "zod/mini";
import type { Order } from "~/db/schema";
import { kraPin } from "~/forms/kra-pin";
import { messageIn } from "~/forms/messages.sw";
import { formIn } from "~/forms/read-form.server";
import { type Language, languageAsked } from "~/language/language";
import { pathIn } from "~/language/links";
import { shillings } from "~/money/cents";
import { formatCents } from "~/money/format";
import { methodIn } from "~/payment-providers/method-words.sw";
import { isOpen } from "../attempts/attempt-states";
import { startPayment } from "../attempts/attempts.server";
import type { NotStarted } from "../attempts/held-back.server";
import { buyerSays } from "../buyer-says.server";
import { providerFor } from "../offered";
import type { Provider } from "../provider";
import type { PayServices } from "../services";
import { payWords } from "./content.sw";
import { saveKraPin } from "./kra-pin.server";
import { payInput, receiptCode } from "./pay-input";
import type { PayProblem } from "./view";

/** What the order's page is posted: a payment, a code, a word about a transfer, or the buyer's KRA PIN. */
export async function payAction(services: PayServices, order: Order, request: Request) {
  const form = (await formIn(request)) ?? new FormData();
  const values = Object.fromEntries(form) as Record<string, string>;
  const language = languageAsked(request);
  const texts = payWords[language];
  const here = pathIn(language, `/orders/${order.accessKey}`);
  // Posted by a page without JavaScript, which follows by a header.
  const seen = request.headers.get("accept")?.includes("text/html") ? `${here}?follow` : here;
  switch (values.intent) {
    case "code":
      return withField(values, { field: "code", schema: receiptCode, language }, async (code) => {
        const refused = await buyerSays(services, order, { code });
        return refused ? problem({ message: texts.refusals[refused], values }, 409) : redirect(here);
      });
    case "transfer": {
      const refused = await buyerSays(services, order, { transfer: true });
      return refused ? problem({ message: texts.refusals[refused], values }, 409) : redirect(here);
    }
    case "kra":
      return withField(values, { field: "kra_pin", schema: kraPin, language }, async (pin) => {
        const isSaved = await saveKraPin(services, order, pin);
        return isSaved
          ? redirect(here)
          : problem({ field: "kra_pin", message: texts.kraClosed, values }, 409);
      });
    default:
      return pay(services, order, values, { seen, language });
  }
}

async function pay(
  services: PayServices,
  order: Order,
  values: Record<string, string>,
  page: { seen: string; language: Language },
) {
  const { seen, language } = page;
  const texts = payWords[language];
  const input = payInput.safeParse(values);
  if (!input.success) return problem({ message: texts.chooseMethod, values });
  const { how, key } = input.data;
  const provider = providerFor(services.payments, how);
  if (!provider) return problem({ message: texts.refusals["not-offered"], values }, 409);
  const wanted = provider.readForm?.(values, order, new Date(), language) ?? {};
  if ("problem" in wanted) return problem(wanted.problem, wanted.status);
  const { accessKey } = order;
  const started = await startPayment(services, { ...wanted, accessKey, method: how, idempotencyKey: key });
  if ("refused" in started) {
    const field = started.refused === "amount" ? "part" : undefined;
    return problem({ field, message: refusalText(started, provider, language), values }, 409);
  }
  if (started.checkoutUrl) return redirect(started.checkoutUrl);
  const { page: own } = methodIn(language, provider.method);
  // The provider's page did not open in time, or its answer was lost: nobody can have paid there.
  if (own && isOpen(started.state)) return problem({ message: texts.slow(own.slow), values }, 503);
  return redirect(seen);
}

function refusalText(refusal: NotStarted, provider: Provider, language: Language): string {
  const texts = payWords[language];
  switch (refusal.refused) {
    case "wait":
      return texts.wait(provider.label, refusal.seconds);
    case "under-review":
      return texts.reviewed(refusal.by);
    case "amount":
      return amountText(provider, texts);
    default:
      return texts.refusals[refusal.refused];
  }
}

function amountText({ label, mostShillings }: Provider, texts: (typeof payWords)["en"]): string {
  if (mostShillings === undefined) return texts.moreThanLeft;
  return texts.amount(label, formatCents(shillings(mostShillings)).replace(".00", ""));
}

async function withField(
  values: Record<string, string>,
  of: { field: NonNullable<PayProblem["field"]>; schema: ZodMiniType<string>; language: Language },
  act: (value: string) => Promise<Response | ReturnType<typeof problem>>,
) {
  const { field, schema } = of;
  const parsed = schema.safeParse(values[field] ?? "");
  return parsed.success ? act(parsed.data) : problem({ field, message: messageOf(parsed, of), values });
}

function messageOf(
  result: { error?: { issues: { message: string }[] } },
  { field, language }: { field: PayProblem["field"]; language: Language },
): string {
  const texts = payWords[language];
  if (field === "code") return texts.wrongCode;
  const message = result.error?.issues[0]?.message;
  return message ? messageIn(language, message) : texts.chooseMethod;
}

function problem(found: PayProblem, status = 400) {
  return data(found, status);
}
