import { nothing } from "~/money/cents";
import { ksh } from "~/till/rules/money";
import { type Fabric, panel, type Size, said } from "./content";
import { deliveryOf, nameOf, planOf, priceOf, type Sofa } from "./state";

export type Action =
  | { do: "fabric"; fabric: Fabric }
  | { do: "size"; size: Size }
  | { do: "deposit"; percent: number }
  | { do: "months"; months: number }
  | { do: "take" };

/** Any change after the deposit was taken brings its button back: it is another sofa, or another plan. */
export function furnish(sofa: Sofa, action: Action): Sofa {
  switch (action.do) {
    case "fabric":
      return withSofaSaid({ ...sofa, fabric: action.fabric, isTaken: false });
    case "size":
      return withSofaSaid({ ...sofa, size: action.size, isTaken: false });
    case "deposit":
      return withPlanSaid({ ...sofa, depositPercent: action.percent, isTaken: false });
    case "months":
      return withPlanSaid({ ...sofa, months: action.months, isTaken: false });
    case "take":
      return { ...sofa, isTaken: true, said: panel.taken };
  }
}

function withSofaSaid(sofa: Sofa): Sofa {
  const delivery = panel.delivery[deliveryOf(sofa)].join(": ");
  return { ...sofa, said: said.sofa(nameOf(sofa), ksh(priceOf(sofa)), delivery) };
}

function withPlanSaid(sofa: Sofa): Sofa {
  const { deposit, instalments } = planOf(sofa);
  return { ...sofa, said: said.plan(ksh(deposit), sofa.months, ksh(instalments[0] ?? nothing)) };
}
