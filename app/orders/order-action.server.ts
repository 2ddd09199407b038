import type { ActionFunctionArgs } from "react-router";
import { findHardware } from "~/catalogue/catalogue";
import { type Line, linesTotal } from "~/catalogue/lines";
import { isSold } from "~/catalogue/sold";
import { soldWords } from "~/catalogue/sold-words";
import type { Order } from "~/db/schema";
import { formAction } from "~/forms/action.server";
import type { FormRefusal } from "~/forms/result";
import type { Fields } from "~/forms/rules";
import { type Language, languageAsked } from "~/language/language";
import { shillingsOf } from "~/money/decimals";
import { formatCents } from "~/money/format";
import { NotInStockError, requireStock } from "~/stock/require-stock.server";
import { wrongClaim } from "./claims";
import { orderTextsWords } from "./form-content.sw";
import { type OrderDone, orderDone, pageOf } from "./order-done";
import { type BuyerInput, lineInput, lineOf, linesIn, orderInput } from "./order-input";
import { priceField } from "./order-total";
import { buyerOf, placeOrder } from "./place-order.server";

/**
 * The action of every page with the order form, in a dialog or not. A dialog that posted elsewhere would first
 * have to load that page's code, and a connection lost just then would cost the buyer the page.
 */
export function orderAction(args: ActionFunctionArgs) {
  const language = languageAsked(args.request);
  const texts = orderTextsWords[language];
  return formAction<typeof lineInput | ReturnType<typeof orderInput>, OrderDone>(args, {
    // A page that the browser kept from an earlier release names one machine as a row of `hardware_orders` does.
    schema: (fields) => ("hardware_type" in fields ? lineInput : orderInput(fields)),
    answers: texts.answers,
    async act(services, input, { fields, context }) {
      const lines = "hardware_type" in input ? [lineOf(input)] : linesIn(input);
      const refused =
        nothingChosen(lines, texts) ??
        notSold(lines, language) ??
        otherPrice(lines, fields, texts) ??
        wrongClaimIn(lines, fields, texts);
      if (refused) return refused;
      try {
        const { order, created, heldBack } = await placeOrder(
          services,
          { lines, buyer: input },
          context,
          // Within the order's own transaction: one that was stored before is not asked for a second time.
          (tx) => requireStock(tx, lines),
        );
        return created || isFrom(order, input) ? orderDone(order, heldBack, language) : ofAnother(texts);
      } catch (error) {
        if (error instanceof NotInStockError) return notInStock(error, texts);
        throw error;
      }
    },
    pageOf,
  });
}

type Texts = (typeof orderTextsWords)["en"];

/** Who sends a form again knows what stood in it. An id alone, read off a screen or a log, opens nobody's order. */
function isFrom(order: Pick<Order, "customerEmail" | "customerPhone">, input: BuyerInput): boolean {
  const { customerEmail, customerPhone } = buyerOf(input);
  return order.customerEmail === customerEmail && order.customerPhone === customerPhone;
}

function ofAnother({ sentBefore }: Texts): FormRefusal {
  return { refused: { message: sentBefore.message, note: sentBefore.note } };
}

function notInStock({ machine, free }: NotInStockError, { notInStock }: Texts): FormRefusal {
  return { refused: { message: notInStock.message(machine, free), note: notInStock.note(free) } };
}

function nothingChosen(lines: Line[], texts: Texts): FormRefusal | undefined {
  return lines.length > 0 ? undefined : { refused: { message: texts.nothingChosen } };
}

/** Staff took it out of the shop while the page was open. */
function notSold(lines: Line[], language: Language): FormRefusal | undefined {
  const gone = lines.find(({ machine }) => !isSold(machine));
  return gone && { refused: { message: soldWords[language].refused(findHardware(gone.machine).name) } };
}

/** A page kept by the browser may show yesterday's prices. Nobody is booked at a price that was not shown. */
function otherPrice(lines: Line[], fields: Fields, texts: Texts): FormRefusal | undefined {
  const changed = lines
    .map(({ machine }) => findHardware(machine))
    .filter(({ id, price }) => Number(fields[priceField(id)] ?? shillingsOf(price)) !== shillingsOf(price));
  const [first] = changed;
  if (!first) return undefined;
  return {
    refused: {
      message: texts.otherPrice.message(first.name, formatCents(first.price)),
      note: texts.otherPrice.note(formatCents(linesTotal(lines))),
      values: Object.fromEntries(
        changed.map(({ id, price }) => [priceField(id), String(shillingsOf(price))]),
      ),
    },
  };
}

function wrongClaimIn(lines: Line[], claims: Fields, texts: Texts): FormRefusal | undefined {
  const wrong = wrongClaim(lines, claims);
  return wrong ? { refused: { message: texts.answers.failed, note: wrong } } : undefined;
}
