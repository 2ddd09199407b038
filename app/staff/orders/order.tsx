import { useEffect, useRef } from "react";
import { data, Outlet, type ShouldRevalidateFunctionArgs, useParams } from "react-router";
import { may } from "~/access/rights";
import { recordView } from "~/orders/steps/notes.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { useButtonKeys } from "../frame/list-keys";
import { StaffIcon } from "../icon";
import { Reminders } from "../reminders/reminders";
import { remindersOf } from "../reminders/shown.server";
import { Problem, StaffPage } from "../staff-page";
import { OrderTaxInvoices } from "../tax-invoices/of-order";
import { taxInvoicesOf } from "../tax-invoices/read.server";
import type { Route } from "./+types/order";
import { detail, statusWords } from "./content";
import { DoneToast } from "./done-toast";
import { findHistory, findOrder } from "./find-order.server";
import { NextBox } from "./next-box";
import { changeFromPage, pageInput } from "./order-action.server";
import { Payments } from "./payments";
import { Items, Notes, Trail } from "./sections";
import { type ShownOrder, showOrder } from "./shown-order.server";
import { Side } from "./side";

export const handle = {
  right: "orders.read",
  post: "orders.note",
  verbs: { undo: { right: "orders.move" }, "code-not-found": { right: "payments.record" } },
} satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { reference = "" } }) => {
  const order = await findOrder(services, reference);
  if (!order) throw data(null, 404);
  await recordView(services, actor, order);
  const [history, taxInvoices, reminders] = await Promise.all([
    findHistory(services, order),
    may(actor, "tax-invoices.work") ? taxInvoicesOf(services, order.id) : [],
    remindersOf(services, actor, { kind: "order", id: order.id }),
  ]);
  return { reminders, taxInvoices, order: showOrder(order, history, actor, services.config.siteUrl) };
});

/** Notes, the owner and taking the last step back; the steps have pages of their own. */
export const action = staffAction(handle, { input: pageInput, act: changeFromPage });

const orderKeys = ["Enter", "p", "n", "b"] as const;

/** A step lies over this page: opening and leaving one shows the order as it is now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === undefined;
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, reminders, taxInvoices } = loaderData;
  const step = useParams().step;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturningFocus(step, order.version, heading);
  useButtonKeys(orderKeys);
  const { reference, money, buyer } = order;
  return (
    <>
      {/* Behind a step nothing can be reached, with JavaScript or without. */}
      <div inert={step !== undefined}>
        <StaffPage
          title={reference}
          tab={`Order ${reference}`}
          back={{ to: "/staff/orders", label: detail.back }}
          note={<Standing order={order} />}
          acts={money && <Papers page={money.page} />}
          above={<Who buyer={buyer} />}
          className="order"
        >
          <div>
            {actionData?.problem && <Problem>{actionData.problem}</Problem>}
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
            <Notes order={order} error={actionData?.errors.note} />
            <Trail trail={order.trail} views={order.views} />
          </div>
          <Side order={order}>
            <OrderTaxInvoices of={taxInvoices} />
            <Reminders reminders={reminders} back={`/staff/orders/${reference}`} />
          </Side>
        </StaffPage>
      </div>
      <Outlet />
      {order.done && !step && <DoneToast key={order.done.id} done={order.done} version={order.version} />}
    </>
  );
}

/** At the head of a phone's page: who it is, and how to reach them. */
function Who({ buyer }: Pick<ShownOrder, "buyer">) {
  return (
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
  );
}

function Standing({ order: { status, money, placed } }: { order: ShownOrder }) {
  const look = status === "pending" ? "new" : status === "shipped" ? "on-its-way" : status;
  return (
    <>
      <span className={`tag tag--${look}`}>{statusWords[status]}</span>
      {money && (
        <span className={money.word.look === "none" ? "tag" : "tag tag--part"}>{money.word.text}</span>
      )}
      <span className="hide-on-tablet">
        {detail.placed} {placed}
      </span>
    </>
  );
}

function Papers({ page }: { page: string }) {
  return (
    <>
      <a
        className="btn btn--line"
        href={page}
        target="_blank"
        rel="noreferrer"
        data-key="b"
        aria-keyshortcuts="b"
      >
        {detail.buyersPage}
      </a>
      <a className="btn btn--line hide-on-phone" href={`${page}/pro-forma`} target="_blank" rel="noreferrer">
        {detail.proForma}
      </a>
    </>
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
