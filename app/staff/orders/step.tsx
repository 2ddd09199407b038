import { data, redirect } from "react-router";
import { may } from "~/access/rights";
import { readFields } from "~/forms/read-form.server";
import type { Addresses } from "~/orders/steps/emails";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../access";
import { actorWith, requireFresh } from "../auth/session.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/step";
import { type FoundOrder, findOrder } from "./find-order.server";
import { type RefusalWords, refusalWords } from "./refusal-words";
import { StepDialog } from "./step-dialog";
import type { MailParts } from "./step-form";
import { isStep, steps } from "./steps/all";
import { verbs } from "./steps/verbs.server";

/** Each step asks for its own right. */
export const handle = { right: "orders.read" } satisfies StaffAccess;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { step, about, services, actor, order } = await stepOf({ request, params, context });
  return {
    step,
    version: order.version,
    lines: order.rows.map(({ id, hardwareName, quantity }) => ({ id, hardwareName, quantity })),
    // Support takes no step that tells the buyer anything, and gets no amounts.
    mail: may(actor, "money.read") ? mailParts(order, services.config) : undefined,
    values: { ...about.defaults?.(order, new Date()), ...about.named?.(new URL(request.url).searchParams) },
    closed: about.closed?.(order),
  };
}

export type StepAnswer = {
  values: Record<string, string>;
  errors?: Record<string, string>;
  refusal?: RefusalWords;
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { step, about, services, actor, order } = await stepOf({ request, params, context });
  const values = await readFields(request);
  const answer = (status: number, more: Omit<StepAnswer, "values">) =>
    data<StepAnswer>({ values, ...more }, status);
  if (values.intent === "preview") return answer(200, {});
  const errors = about.missing?.(values, order.rows);
  if (errors) return answer(400, { errors });
  const taken = await verbs[step](services, actor, { reference: params.reference }, values);
  if ("errors" in taken) return answer(400, { errors: taken.errors });
  if ("refused" in taken) return answer(409, { refusal: refusalWords(taken) });
  return redirect(`/staff/orders/${params.reference}`, 303);
}

export default function StepPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <title>{tabTitle(`${steps[loaderData.step].title}, ${params.reference}`)}</title>
      <StepDialog key={loaderData.step} {...loaderData} reference={params.reference} answer={actionData} />
    </>
  );
}

type Args = Pick<Route.LoaderArgs, "request" | "params" | "context">;

async function stepOf({ request, params, context }: Args) {
  const { step, reference } = params;
  if (!isStep(step)) throw data(null, 404);
  const about = steps[step];
  const actor = actorWith(context, about.right);
  if (about.isGuarded) await requireFresh({ request, context });
  const services = context.get(servicesContext);
  const order = await findOrder(services, reference);
  if (!order) throw data(null, 404);
  return { step, about, services, actor, order };
}

/** What the preview of the email needs. */
function mailParts(order: FoundOrder, { siteUrl, salesEmail }: Addresses): MailParts {
  const { reference, accessKey, customerEmail, version, agreed, paymentMethod, totalCents, paidCents } =
    order;
  const { orderStatus, creditedCents, refundedCents, askedAgainCents } = order;
  const { refundDueBy, cancelReason, deliveredAt, isSpam, shippingAddress } = order;
  return {
    order: {
      ...{ reference, accessKey, customerEmail, version, agreed, paymentMethod, totalCents, paidCents },
      ...{ orderStatus, creditedCents, refundedCents, askedAgainCents },
      ...{ refundDueBy, cancelReason, deliveredAt, isSpam, shippingAddress },
    },
    lines: order.rows.map(({ id, hardwareType, hardwareName, unitPrice, quantity, totalAmount }) => ({
      ...{ id, hardwareType, hardwareName, unitPrice, quantity, totalAmount },
    })),
    addresses: { siteUrl, salesEmail },
  };
}
