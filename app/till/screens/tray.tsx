import { Icon } from "~/ui/icon";
import { bar, sale as saleTexts, tray } from "../content";
import { amount } from "../rules/money";
import { isSynced } from "../rules/queue";
import { receiptNumber, saleOf, saleTotals } from "../state/figures";
import { useTill } from "../use-till";

/** The sales that wait on the till. It lies over the foot of the items, so that none of them moves. */
export function Tray() {
  const { state } = useTill();
  const { online, queue, sync } = state;
  const waiting = queue.waiting.slice(online ? 0 : -4).slice(0, 4);
  return (
    <div className="till-tray" data-online={online || undefined}>
      <Icon name={online ? "wifi" : "wifi-off"} />
      <p>
        <b>{online ? tray.on : tray.off}</b>
        {online ? tray.sending : queue.waiting.length ? bar.saved(queue.waiting.length) : tray.offEmpty}
      </p>
      <ul>
        {waiting.map((no) => {
          const sale = saleOf(state, no);
          const step = isSynced(queue, no)
            ? sync?.no === no && sync.step === "leaving"
              ? "leaving"
              : "synced"
            : undefined;
          return (
            sale && (
              <li key={no} data-step={step}>
                <b>{saleTexts.number(receiptNumber(no))}</b>
                {step ? tray.synced : amount(saleTotals(sale).due)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
