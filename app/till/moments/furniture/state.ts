import { type Cents, sum } from "~/money/cents";
import { layawayPlan, type Plan } from "~/till/rules/layaway";
import { type Fabric, fabrics, room, type Size, sizes, stock } from "./content";

export type Sofa = {
  fabric: Fabric;
  size: Size;
  depositPercent: number;
  months: number;
  isTaken: boolean;
  said: string;
};

export const inMind: Sofa = {
  fabric: "terracotta",
  size: "three",
  depositPercent: 30,
  months: 4,
  isTaken: false,
  said: "",
};

export function priceOf({ fabric, size }: Sofa): Cents {
  return sum([sizes[size].price, fabrics[fabric].more]);
}

export function stockOf({ fabric, size }: Sofa): readonly [number, number] {
  return stock[fabric][size];
}

export type Delivery = "tomorrow" | "in-3-days" | "made-to-order";

export function deliveryOf(sofa: Sofa): Delivery {
  const [showroom, warehouse] = stockOf(sofa);
  if (showroom > 0) return "tomorrow";
  return warehouse > 0 ? "in-3-days" : "made-to-order";
}

export function planOf(sofa: Sofa): Plan {
  return layawayPlan(priceOf(sofa), sofa.depositPercent, sofa.months);
}

export function nameOf({ fabric, size }: Sofa): string {
  return room.sofa(sizes[size].name, fabrics[fabric].name);
}
