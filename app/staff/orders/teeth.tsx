import type { OrderStatus } from "~/db/schema";
import { wayOfOrder } from "./content";

/** Five teeth of the tear line: how far an order has come. Its word stands beside them. */
export function Teeth({ status }: { status: OrderStatus }) {
  const done = status === "cancelled" ? wayOfOrder.length : wayOfOrder.indexOf(status) + 1;
  return (
    <span className={status === "cancelled" ? "teeth teeth--off" : "teeth"} aria-hidden="true">
      {wayOfOrder.map((step, index) => (
        <i key={step} className={index < done ? "on" : undefined} />
      ))}
    </span>
  );
}
