import { data } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import type { Addresses } from "~/orders/buyer-email";
import type { Services } from "~/services-context";
import { freeMachines } from "~/stock/read-stock.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/step";
import { type FoundOrder, findOrder } from "./find-order.server";
import { refusalWords } from "./refusal-words";
import { StepDialog } from "./step-dialog";
import type { MailParts, StepAnswer } from "./step-form";
import { isStep, type StepName, steps } from "./steps/all";
import type { OrderStep } from "./steps/order-step";
import { verbs } from "./steps/verbs.server";

export const handle = { right: "orders.read" } satisfies StaffAccess;

type Params = { step?: string; reference?: string };

/** Each step asks for its own right. */
function accessTo({ params }: { params: Params }): StaffAccess {
  const { right, isGuarded: isFresh }: OrderStep = steps[nameOf(params)];
  return { right, isFresh };
}

export const loader = staffLoader(accessTo, async ({ services, actor, params, url }) => {
  const { step, about, order } = await stepOf(services, params);
  const free = await freeMachines(services);
  return {
    step,
    version: order.version,
    lines: order.rows.map(({ id, hardwareType, hardwareName, quantity }) => ({
      ...{ id, hardwareType, hardwareName, quantity },
      free: free.get(hardwareType),
    })),
    // Support takes no step that tells the buyer anything, and gets no amounts.
    mail: may(actor, "money.read") ? mailParts(order, services.config) : undefined,
    values: { ...about.defaults?.(order, new Date()), ...about.named?.(url.searchParams) },
    closed: about.closed?.(order),
  };
});

/** What a step's form must hold is its verb's to say. */
export const action = staffAction(accessTo, {
  input: z.object({}),
  async act({ services, actor, params, typed }) {
    const { step, about, order } = await stepOf(services, params);
    if (typed.intent === "preview") return shown(200, { typed });
    const { reference } = order;
    const missing = about.missing?.(typed, order.rows);
    const taken = missing ? { errors: missing } : await verbs[step](services, actor, { reference }, typed);
    if ("errors" in taken) return shown(400, { typed, errors: taken.errors });
    if ("refused" in taken) return shown(409, { typed, refusal: refusalWords(taken) });
    return { to: `/staff/orders/${reference}` };
  },
});

function shown(status: number, answer: StepAnswer) {
  return { shown: data(answer, status) };
}

export default function StepPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <title>{tabTitle(`${steps[loaderData.step].title}, ${params.reference}`)}</title>
      <StepDialog key={loaderData.step} {...loaderData} reference={params.reference} answer={actionData} />
    </>
  );
}

function nameOf({ step = "" }: Params): StepName {
  if (!isStep(step)) throw data(null, 404);
  return step;
}

async function stepOf(services: Services, params: Params) {
  const step = nameOf(params);
  const about: OrderStep = steps[step];
  const order = await findOrder(services, params.reference ?? "");
  if (!order) throw data(null, 404);
  return { step, about, order };
}

/** What the preview of the email needs. */
function mailParts(order: FoundOrder, { siteUrl, salesEmail }: Addresses): MailParts {
  const { reference, accessKey, customerEmail, version, agreed, paymentMethod, totalCents, paidCents } =
    order;
  const { orderStatus, creditedCents, refundedCents, askedAgainCents } = order;
  const { refundDueBy, cancelReason, deliveredAt, isSpam, shippingAddress, language } = order;
  return {
    order: {
      ...{ reference, accessKey, customerEmail, version, agreed, paymentMethod, totalCents, paidCents },
      ...{ orderStatus, creditedCents, refundedCents, askedAgainCents },
      ...{ refundDueBy, cancelReason, deliveredAt, isSpam, shippingAddress, language },
    },
    lines: order.rows.map(({ id, hardwareType, hardwareName, unitPrice, quantity, totalAmount }) => ({
      ...{ id, hardwareType, hardwareName, unitPrice, quantity, totalAmount },
    })),
    addresses: { siteUrl, salesEmail },
  };
}
