/** 32431 cents are `USD 324.31`. */
export function formatUsd(cents: number): string {
  return `USD ${twoDecimals.format(cents / 100)}`;
}

/** The rate is shilling cents for a dollar: 12950 is `1 USD = 129.50 ksh`. */
export function formatRate(rate: number): string {
  return `1 USD = ${twoDecimals.format(rate / 100)} ksh`;
}

const twoDecimals = new Intl.NumberFormat("en-KE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
