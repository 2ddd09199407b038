import { Icon } from "~/ui/icon";
import { placed as texts } from "./content";
import type { OrderDone } from "./order-done";

type OrderPlacedProps = { placed: OrderDone | undefined; onDismiss: () => void };

/** Proof for the buyer. It stays until it is put away: a reference is not read in six seconds. */
export function OrderPlaced({ placed, onDismiss }: OrderPlacedProps) {
  return (
    <div className="toast-dock" role="status">
      {placed && (
        <div className="toast toast--stay">
          <span className="dot">
            <Icon name="check" />
          </span>
          <div>
            <p>
              <b>
                {texts.title}: <span className="ref">{placed.order.reference}</span>
              </b>
            </p>
            <p>Total {placed.order.total}</p>
            <p>{texts.next}</p>
            {placed.order.note && <p>{placed.order.note}</p>}
            <a href={placed.order.path}>{texts.link}</a>
          </div>
          <button type="button" aria-label={texts.dismiss} onClick={onDismiss}>
            <Icon name="x" size="s" />
          </button>
        </div>
      )}
    </div>
  );
}
