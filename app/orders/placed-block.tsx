import { SuccessBlock } from "~/ui/success-block";
import { placed } from "./content";
import type { OrderDone } from "./order-done";
import { OrderLink } from "./order-link";

/** In place of the form, on a page of its own. */
export function PlacedBlock({ order }: OrderDone) {
  return (
    <SuccessBlock
      heading="h1"
      title={
        <>
          {placed.title}: <span className="ref">{order.reference}</span>
        </>
      }
      message={[`Total ${order.total}. ${placed.next}`, order.note].filter(Boolean).join(" ")}
      action={
        <OrderLink className="btn btn--line" to={order.path}>
          {placed.link}
        </OrderLink>
      }
    />
  );
}
