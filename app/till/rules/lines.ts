import { type Cents, portion, times } from "~/money/cents";

export function priceOf(price: Cents, quantity: number): Cents {
  return times(price, quantity);
}

/** Goods off the scale: the price is for a kilogram. */
export function weighed(pricePerKg: Cents, grams: number): Cents {
  return portion(pricePerKg, grams, 1000);
}
