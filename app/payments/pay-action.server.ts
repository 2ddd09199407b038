import { data, redirect } from "react-router";
import type { ZodMiniType } from "zod/mini";
import type { Purchase } from "~/db/schema";
import { kraPin } from "~/forms/kra-pin";
import { formIn } from "~/forms/read-form.server";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services.server";
import { isOpen } from "./attempt-states";
import { startPayment } from "./attempts.server";
import { buyerSays } from "./buyer-says.server";
import { payTexts as texts } from "./content";
import type { NotStarted } from "./held-back.server";
import { shownRate } from "./held-rate.server";
import { saveKraPin } from "./kra-pin.server";
import { payInput, payingPart, payingPhone, receiptCode } from "./pay-input";
import { unknownPrefix } from "./safaricom";

/** What went wrong with a post to the order's page, beside its field or above the form. */
export type PayProblem = {
  field?: "phone" | "part" | "code" | "kra_pin";
  message: string;
  values: Record<string, string>;
  /** The buyer may be right all the same: sent once more, this number is taken. */
  sure?: string;
  /** The rate that the buyer saw, and that no longer counts. */
  rateBefore?: number;
};

/** What the order's page is posted: a payment, a code, a word about a transfer, or the buyer's KRA PIN. */
export async function payAction(services: Services, purchase: Purchase, request: Request) {
  const form = (await formIn(request)) ?? new FormData();
  const values = Object.fromEntries(form) as Record<string, string>;
  const here = `/orders/${purchase.accessKey}`;
  // Posted by a page without JavaScript, which follows by a header.
  const seen = request.headers.get("accept")?.includes("text/html") ? `${here}?follow` : here;
  switch (values.intent) {
    case "code":
      return withField(values, "code", receiptCode, async (code) => {
        const refused = await buyerSays(services, purchase, { code });
        return refused ? problem({ message: refusalText(refused), values }, 409) : redirect(here);
      });
    case "transfer": {
      const refused = await buyerSays(services, purchase, { transfer: true });
      return refused ? problem({ message: refusalText(refused), values }, 409) : redirect(here);
    }
    case "kra":
      return withField(values, "kra_pin", kraPin, async (pin) => {
        const isSaved = await saveKraPin(services, purchase, pin);
        return isSaved
          ? redirect(here)
          : problem({ field: "kra_pin", message: texts.kraClosed, values }, 409);
      });
    default:
      return pay(services, purchase, values, seen);
  }
}

async function pay(services: Services, purchase: Purchase, values: Record<string, string>, seen: string) {
  const input = payInput.safeParse(values);
  if (!input.success) return problem({ message: texts.chooseMethod, values });
  const { how, key } = input.data;
  let phone: string | undefined;
  let cents: Cents | undefined;
  let rate: number | undefined;
  if (how === "mpesa") {
    const typedPhone = payingPhone.safeParse(values.phone ?? "");
    if (!typedPhone.success) return problem({ field: "phone", message: messageOf(typedPhone), values });
    phone = typedPhone.data;
    const prefix = unknownPrefix(phone);
    if (prefix && values.sure !== phone) {
      return problem({ field: "phone", message: texts.unknownPrefix(prefix), values, sure: phone });
    }
    const part = values.part === undefined ? undefined : payingPart.safeParse(values.part);
    if (part && !part.success) return problem({ field: "part", message: messageOf(part), values });
    cents = part?.data;
  }
  const { paypal } = services.payments;
  if (how === "paypal" && paypal) {
    const shown = shownRate(paypal, purchase.id, values.held_rate, new Date());
    if (shown && !shown.isHeld && shown.rate !== paypal.rate) {
      return problem({ message: texts.newRate, values, rateBefore: shown.rate }, 409);
    }
    rate = shown?.isHeld ? shown.rate : undefined;
  }
  const { accessKey } = purchase;
  const started = await startPayment(services, {
    accessKey,
    method: how,
    phone,
    cents,
    rate,
    idempotencyKey: key,
  });
  if ("refused" in started) {
    const field = started.refused === "amount" ? "part" : undefined;
    return problem({ field, message: refusalText(started), values }, 409);
  }
  if (started.checkoutUrl) return redirect(started.checkoutUrl);
  // The provider's page did not open in time, or its answer was lost: nobody can have paid there.
  if (how !== "mpesa" && isOpen(started.state)) return problem({ message: texts.slow(how), values }, 503);
  return redirect(seen);
}

function refusalText(refusal: NotStarted): string {
  if (refusal.refused === "wait") return texts.wait(refusal.seconds);
  return texts.refusals[refusal.refused];
}

async function withField(
  values: Record<string, string>,
  field: NonNullable<PayProblem["field"]>,
  schema: ZodMiniType<string>,
  act: (value: string) => Promise<Response | ReturnType<typeof problem>>,
) {
  const parsed = schema.safeParse(values[field] ?? "");
  return parsed.success ? act(parsed.data) : problem({ field, message: messageOf(parsed), values });
}

function messageOf(result: { error?: { issues: { message: string }[] } }): string {
  return result.error?.issues[0]?.message ?? texts.chooseMethod;
}

function problem(found: PayProblem, status = 400) {
  return data(found, status);
}
