import type { Machine } from "~/catalogue/machine";
import { soldWords } from "~/catalogue/sold-words";
import { useWords } from "~/language/use-language";
import { Badge } from "~/ui/price";

/** What recommends a machine, or that it can't be had. */
export function MachineBadge({ machine: { isSold, badge } }: { machine: Pick<Machine, "isSold" | "badge"> }) {
  const texts = useWords(soldWords);
  return <Badge>{isSold ? badge : texts.not}</Badge>;
}
