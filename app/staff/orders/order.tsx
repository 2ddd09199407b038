import { useEffect, useRef } from "react";
import { data, Link, Outlet, redirect, type ShouldRevalidateFunctionArgs, useParams } from "react-router";
import { readForm } from "~/forms/read-form.server";
import { recordView } from "~/orders/steps/notes.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { useButtonKeys } from "../frame/list-keys";
import { StaffIcon } from "../icon";
import { Reminders } from "../reminders/reminders";
import { remindersOf } from "../reminders/shown.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/order";
import { detail, statusWords } from "./content";
import { DoneToast } from "./done-toast";
import { findHistory, findOrder } from "./find-order.server";
import { NextBox } from "./next-box";
import { changeFromPage, pageRights } from "./order-action.server";
import { Payments } from "./payments";
import { Items, Notes, Trail } from "./sections";
import { type ShownOrder, showOrder } from "./shown-order.server";
import { Side } from "./side";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "orders.read");
  const services = context.get(servicesContext);
  const order = await findOrder(services, params.reference);
  if (!order) throw data(null, 404);
  await recordView(services, actor, order);
  const [history, reminders] = await Promise.all([
    findHistory(services, order.id),
    remindersOf(services, actor, { kind: "order", id: order.id }),
  ]);
  return { reminders, order: showOrder(order, history, actor, services.config.siteUrl) };
}

/** Notes, the owner and taking the last step back; the steps have pages of their own. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const actor = actorWith(context, pageRights.get(form.get("intent")) ?? "orders.note");
  const refused = await changeFromPage(context.get(servicesContext), actor, params.reference, form);
  if (refused) return data(refused, refused.status);
  return redirect(`/staff/orders/${params.reference}`, 303);
}

const orderKeys = ["Enter", "p", "n", "b"] as const;

/** A step lies over this page: opening and leaving one shows the order as it is now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === undefined;
}

export default function OrderPage({ loaderData: { order, reminders }, actionData }: Route.ComponentProps) {
  const step = useParams().step;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturningFocus(step, order.version, heading);
  useButtonKeys(orderKeys);
  const { reference, money, buyer } = order;
  return (
    <>
      <title>{tabTitle(`Order ${reference}`)}</title>
      {/* Behind a step nothing can be reached, with JavaScript or without. */}
      <div inert={step !== undefined}>
        <OrderBar order={order} />
        <div className="who">
          <span>
            <b className="strong">{buyer.name}</b>
            <span className="dim">, {buyer.town}</span>
          </span>
          <a className="btn btn--line" href={`tel:${buyer.dial}`}>
            <StaffIcon name="phone" />
            {detail.buyer.call}
          </a>
          {buyer.whatsapp && (
            <a className="btn btn--line" href={`https://wa.me/${buyer.whatsapp}`} rel="noreferrer">
              {detail.buyer.whatsapp}
            </a>
          )}
        </div>
        <div className="pad order">
          <div>
            {actionData?.title && (
              <div className="msg msg--err" role="alert">
                <StaffIcon name="circle-alert" />
                <div>
                  <b>{actionData.title}</b> <span>{actionData.text}</span>
                </div>
              </div>
            )}
            <NextBox
              next={order.next}
              reference={reference}
              status={order.status}
              dial={buyer.dial}
              heading={heading}
            />
            <Items order={order} />
            {money && (
              <Payments
                money={money}
                to={order.mayRecord ? `/staff/orders/${order.reference}/pay` : undefined}
                correct={order.mayRecord ? `/staff/orders/${order.reference}/withdraw` : undefined}
              />
            )}
            <Notes order={order} error={actionData?.noteError} />
            <Trail trail={order.trail} views={order.views} />
          </div>
          <Side order={order}>
            <Reminders reminders={reminders} back={`/staff/orders/${reference}`} />
          </Side>
        </div>
      </div>
      <Outlet />
      {order.done && !step && <DoneToast key={order.done.id} done={order.done} version={order.version} />}
    </>
  );
}

function OrderBar({ order: { reference, status, money, placed } }: { order: ShownOrder }) {
  return (
    <header className="bar">
      <Link className="icon-btn" to="/staff/orders" aria-label={detail.back}>
        <StaffIcon name="arrow-left" />
      </Link>
      <h1>{reference}</h1>
      <span
        className={`tag tag--${status === "pending" ? "new" : status === "shipped" ? "on-its-way" : status}`}
      >
        {statusWords[status]}
      </span>
      {money && (
        <span className={money.word.look === "none" ? "tag" : "tag tag--part"}>{money.word.text}</span>
      )}
      <span className="caption dim hide-on-tablet">
        {detail.placed} {placed}
      </span>
      {money && (
        <div className="bar__end">
          <a
            className="btn btn--line"
            href={money.page}
            target="_blank"
            rel="noreferrer"
            data-key="b"
            aria-keyshortcuts="b"
          >
            {detail.buyersPage}
          </a>
          <a
            className="btn btn--line hide-on-phone"
            href={`${money.page}/pro-forma`}
            target="_blank"
            rel="noreferrer"
          >
            {detail.proForma}
          </a>
        </div>
      )}
    </header>
  );
}

/** After a step the focus goes to the next one's heading; after leaving one untaken, back to its button. */
function useReturningFocus(
  step: string | undefined,
  version: number,
  heading: React.RefObject<HTMLHeadingElement | null>,
) {
  const before = useRef({ step, version });
  useEffect(() => {
    const was = before.current;
    before.current = { step, version };
    if (was.version !== version) heading.current?.focus();
    else if (was.step && !step) document.getElementById(`step-${was.step}`)?.focus();
  }, [step, version, heading]);
}
