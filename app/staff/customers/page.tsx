import { data } from "react-router";
import { readCustomer } from "~/customers/read-customer.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { Bought, Demos, Machines, Messages, Notes, Payments, Quoted } from "./blocks";
import { customerTexts as texts } from "./content";
import { showCustomer } from "./shown-customer.server";
import { Side } from "./side";

export const handle = { right: "customers.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { record = "" } }) => {
  const found = await readCustomer(services, actor, record);
  if (!found) throw data(null, 404);
  return showCustomer(found);
});

export default function Customer({ loaderData: customer }: Route.ComponentProps) {
  const { name, sums } = customer;
  return (
    <StaffPage
      title={name}
      tab={`${texts.title}: ${name}`}
      back={{ to: "/staff/find", label: texts.back }}
      note={texts.orders(sums.count)}
      className="order"
    >
      <div>
        <Bought orders={customer.orders} count={sums.count} />
        <Machines machines={customer.machines} />
        <Quoted quotations={customer.quotations} />
        <Payments payments={customer.payments} />
        <Messages talks={customer.talks} />
        <Demos demos={customer.demos} />
        <Notes notes={customer.notes} />
      </div>
      <Side customer={customer} />
    </StaffPage>
  );
}
