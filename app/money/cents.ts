declare const unit: unique symbol;

/** An amount of money: whole cents of a Kenya shilling. Whatever is computed becomes one again by `cents`. */
export type Cents = number & { readonly [unit]: "cents" };

export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`${amount} is no whole number of cents.`);
  return amount;
}

export function shillings(amount: number): Cents {
  return cents(amount * 100);
}

export const nothing = cents(0);

export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

export function minus(from: Cents, ...amounts: readonly Cents[]): Cents {
  return cents(from - sum(amounts));
}

export function times(amount: Cents, count: number): Cents {
  return cents(amount * count);
}

export function smaller(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

export function atLeast0(amount: Cents): Cents {
  return amount > 0 ? amount : nothing;
}

/** Rounded up: what pays an amount where nothing but whole shillings can be paid. */
export function upToShilling(amount: Cents): Cents {
  return shillings(Math.ceil(amount / 100));
}

export function isWholeShillings(amount: Cents): boolean {
  return amount % 100 === 0;
}

/** `part` of `whole` of an amount, to the cent, half up. */
export function portion(amount: Cents, part: number, whole: number): Cents {
  return cents(Math.floor((2 * amount * part + whole) / (2 * whole)));
}

export function isCents(amount: number): amount is Cents {
  return Number.isSafeInteger(amount);
}
