import { useEffect, useState } from "react";
import { useWords } from "~/language/use-language";
import { findPageWords } from "./content.sw";
import { clearLastOrder, readLastOrder } from "./last-order";

/** The way back to the order that was last placed in this browser, until the visitor clears it. */
export function LastOrderNote() {
  const findPage = useWords(findPageWords);
  const [order, setOrder] = useState<ReturnType<typeof readLastOrder>>();
  useEffect(() => setOrder(readLastOrder()), []);
  if (!order) return null;
  return (
    <p className="note order__last">
      {findPage.last.lead} <a href={order.path}>{order.reference}</a>, {order.total}.{" "}
      <button
        type="button"
        className="text-btn"
        onClick={() => {
          clearLastOrder();
          setOrder(undefined);
        }}
      >
        {findPage.last.clear}
      </button>
    </p>
  );
}
