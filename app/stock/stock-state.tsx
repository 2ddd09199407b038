import { type HardwareType, machines } from "~/catalogue/machines";
import { useWords } from "~/language/use-language";
import type { Availability } from "./availability";
import { availabilityWords } from "./availability-words";
import { stockStateWords } from "./content.sw";

type Props = {
  /** In the chat, it is said which one when it is known. */
  machine?: HardwareType;
  /** Known on pages that are rendered when they are asked for; built ones ask (`stock-state-element.ts`). */
  said?: Availability;
};

/** Whether a machine is in stock; nothing where its stock is not kept. */
export function StockState({ machine, said }: Props) {
  const texts = useWords(stockStateWords);
  return (
    <stock-state
      data-page={machines.find(({ id }) => id === machine)?.path}
      data-state={said?.state}
      data-in-stock={texts.inStock}
      data-on-order={texts.onOrder}
      data-on-order-day={texts.onOrderIn("1")}
      data-on-order-in={texts.onOrderIn(daysMark)}
      data-none={texts.none}
    >
      {said && availabilityWords(said, texts)}
    </stock-state>
  );
}

/** Stands where the number of days will. */
const daysMark = "{days}";
