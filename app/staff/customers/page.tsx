import { data } from "react-router";
import { readCustomer } from "~/customers/read-customer.server";
import type { Fields } from "~/forms/rules";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { changeCustomer, customerInput } from "./act.server";
import { Bought, Demos, Machines, Messages, Notes, Payments, Quoted } from "./blocks";
import { customerTexts as texts } from "./content";
import { OwnNotes } from "./own-notes";
import { showCustomer } from "./shown-customer.server";
import { Side } from "./side";
import { MergeForm, Tied } from "./tied";

export const handle = { right: "customers.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { record = "" } }) => {
  const found = await readCustomer(services, actor, record);
  if (!found) throw data(null, 404);
  return showCustomer(found);
});

/** Notes, and who is one customer. */
export const action = staffAction(handle, {
  input: customerInput,
  async act({ services, actor, input, params: { record = "" } }) {
    const done = await changeCustomer(services, actor, record, input);
    return "toast" in done ? { to: `/staff/customers/${record}`, ...done } : done;
  },
});

export default function Customer({ loaderData: customer, actionData, params }: Route.ComponentProps) {
  const { name, sums } = customer;
  const errors: Fields = actionData?.errors ?? {};
  return (
    <StaffPage
      title={name}
      tab={`${texts.title}: ${name}`}
      back={{ to: "/staff/find", label: texts.back }}
      note={texts.orders(sums.count)}
      className="order"
      problem={actionData?.problem}
    >
      <div>
        <Bought orders={customer.orders} count={sums.count} />
        <Machines machines={customer.machines} />
        <Quoted quotations={customer.quotations} />
        <Payments payments={customer.payments} />
        <Messages talks={customer.talks} />
        <Demos demos={customer.demos} />
        <OwnNotes own={customer.own} record={params.record} error={errors.note} />
        <Notes notes={customer.notes} />
      </div>
      <Side customer={customer}>
        <Tied tied={customer.tied} />
        <MergeForm error={errors.other} typed={actionData?.typed.other} />
      </Side>
    </StaffPage>
  );
}
