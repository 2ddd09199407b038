import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { FormResult } from "~/forms/result";
import { sendForm } from "~/forms/send";
import { languageHere } from "~/language/language";
import { orderTexts } from "./content";
import { orderTextsWords } from "./form-content.sw";
import type { OrderDone } from "./order-done";

/** The `clientAction` of every page with the order form. */
export async function sendOrder({ serverAction }: { serverAction: () => Promise<unknown> }) {
  const ask = serverAction as () => Promise<FormResult<OrderDone>>;
  const result = await sendForm(ask, orderTextsWords[languageHere()].answers.failed);
  if (!result.success && !result.errors) console.error(orderTexts.consoleLine);
  return result;
}

/** An order changes nothing on the page it is placed from, so nothing is fetched again after it. */
export function keepAfterOrder({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? false : defaultShouldRevalidate;
}
