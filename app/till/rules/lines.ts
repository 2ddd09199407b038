import { type Cents, portion } from "./money";

export function priceOf(price: Cents, quantity: number): Cents {
  return price * quantity;
}

/** Goods off the scale: the price is for a kilogram. */
export function weighed(pricePerKg: Cents, grams: number): Cents {
  return portion(pricePerKg, grams, 1000);
}
