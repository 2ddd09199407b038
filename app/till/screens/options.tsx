import { sale } from "../content";
import { amount } from "../rules/money";
import { customerOf } from "../shop";
import { useTill } from "../use-till";

/** Customer and discount. */
export function Options() {
  const { state, act } = useTill();
  const { customer, discount, lines } = state.basket;
  const off = discount && ("percent" in discount ? `${discount.percent}%` : amount(discount.off));
  return (
    <div className="till-opts">
      <button
        type="button"
        className="till-opt"
        data-on={customer || undefined}
        onClick={() => act({ do: "open-sheet", sheet: "customer" })}
      >
        {customer
          ? `${customerOf(customer).first}, ${sale.points(state.points[customer])}`
          : sale.addCustomer}
      </button>
      <button
        type="button"
        className="till-opt"
        data-on={discount ? "" : undefined}
        disabled={!lines.length}
        onClick={() => act({ do: "open-sheet", sheet: "discount" })}
      >
        {off ? `${sale.discount} ${off}` : sale.discount}
      </button>
    </div>
  );
}
