import { Facts } from "../../facts";
import { inStockTexts as texts } from "../content";
import type { StepParts } from "./order-step";

/** What can be promised to the buyer, while they are on the telephone. */
export function InStock({ lines }: StepParts) {
  const kept = lines.flatMap(({ hardwareName, quantity, free }) =>
    free === undefined ? [] : [[hardwareName, texts.free(Math.max(0, free), quantity)] as const],
  );
  return <Facts facts={kept} />;
}
