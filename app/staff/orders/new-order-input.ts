import * as z from "zod/mini";
import { machines } from "~/catalogue/machines";
import { email } from "~/forms/rules";
import { languages } from "~/language/language";
import { orderInput } from "~/orders/order-input";
import { waysToPay } from "~/orders/steps/content";

const order = orderInput(Object.fromEntries(machines.map(({ id }) => [id, ""])));

/** The order, or only what it comes to so far. A telephone number is enough to reach who orders. */
export const newOrderInput = z.discriminatedUnion("do", [
  z.extend(z.pick(order, Object.fromEntries(machines.map(({ id }) => [id, true])) as Picked), {
    do: z.literal("total"),
  }),
  z.extend(order, {
    do: z.literal("place"),
    requestId: z._default(z.string(), ""),
    customer_email: z.union([
      z.pipe(
        z.literal(""),
        z.transform(() => undefined),
      ),
      z.optional(email()),
    ]),
    payment_method: z.enum(waysToPay, "Choose how the buyer pays."),
    language: z._default(z.enum(languages), "en"),
  }),
]);

type Picked = Record<(typeof machines)[number]["id"], true>;
