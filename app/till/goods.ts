import { type Cents, shillings } from "~/money/cents";

/**
 * What the sample shop sells. Prices include VAT, by KRA's letters: A exempt, B taxed, C zero-rated. Codes begin with 2, which is kept
 * for a shop's own labels, so that no real product answers to them.
 */
export const goods = [
  {
    id: "flour",
    short: "Maize flour",
    unit: "2 kg",
    price: shillings(210),
    category: "Pantry",
    vat: "C",
    code: "2000000000015",
  },
  {
    id: "milk",
    short: "Milk",
    unit: "500 ml",
    price: shillings(60),
    category: "Dairy",
    vat: "C",
    code: "2000000000022",
  },
  {
    id: "eggs",
    short: "Eggs",
    unit: "tray",
    price: shillings(450),
    category: "Dairy",
    vat: "A",
    code: "2000000000039",
  },
  {
    id: "sugar",
    short: "Sugar",
    unit: "1 kg",
    price: shillings(165),
    category: "Pantry",
    vat: "B",
    code: "2000000000046",
  },
  {
    id: "tomato",
    short: "Tomatoes",
    unit: "kg",
    price: shillings(120),
    category: "Fresh",
    vat: "A",
    code: "2000000000053",
    weighed: true,
  },
  {
    id: "tea",
    short: "Tea leaves",
    unit: "250 g",
    price: shillings(180),
    category: "Pantry",
    vat: "B",
    code: "2000000000060",
  },
  {
    id: "soda",
    short: "Soda",
    unit: "500 ml",
    price: shillings(70),
    category: "Drinks",
    vat: "B",
    code: "2000000000077",
  },
  {
    id: "bread",
    short: "Bread",
    unit: "400 g",
    price: shillings(65),
    category: "Pantry",
    vat: "C",
    code: "2000000000084",
  },
  {
    id: "oil",
    short: "Cooking oil",
    unit: "1 L",
    price: shillings(350),
    category: "Pantry",
    vat: "B",
    code: "2000000000091",
  },
  {
    id: "sukuma",
    short: "Sukuma",
    unit: "bunch",
    price: shillings(30),
    category: "Fresh",
    vat: "A",
    code: "2000000000107",
  },
  {
    id: "soap",
    short: "Bar soap",
    unit: "800 g",
    price: shillings(175),
    category: "Home",
    vat: "B",
    code: "2000000000114",
  },
  {
    id: "juice",
    short: "Mango juice",
    unit: "1 L",
    price: shillings(240),
    category: "Drinks",
    vat: "B",
    code: "2000000000121",
  },
  {
    id: "rice",
    short: "Rice",
    unit: "5 kg",
    price: shillings(890),
    category: "Pantry",
    vat: "A",
    code: "2000000000138",
  },
  {
    id: "onion",
    short: "Onions",
    unit: "kg",
    price: shillings(110),
    category: "Fresh",
    vat: "A",
    code: "2000000000145",
    weighed: true,
  },
  {
    id: "water",
    short: "Water",
    unit: "1 L",
    price: shillings(60),
    category: "Drinks",
    vat: "B",
    code: "2000000000152",
  },
  {
    id: "biscuit",
    short: "Biscuits",
    unit: "200 g",
    price: shillings(95),
    category: "Pantry",
    vat: "B",
    code: "2000000000169",
  },
] as const satisfies readonly Good[];

export type GoodId = (typeof goods)[number]["id"];
export type Category = (typeof categories)[number];

export type Good = {
  id: string;
  short: string;
  unit: string;
  /** For one, or for a kilogram where it is weighed. */
  price: Cents;
  category: Category;
  vat: "A" | "B" | "C";
  code: string;
  weighed?: true;
};

export const categories = ["Pantry", "Dairy", "Fresh", "Drinks", "Home"] as const;

/** What the scale shows, one after the other, in grams. */
export const scaleReadings = [1240, 815, 2060, 530] as const;

/** What lies before the scanner; one code is of nothing the shop sells. */
export const scannerOrder = ["bread", "tea", "oil", undefined, "soap", "juice"] as const satisfies (
  | GoodId
  | undefined
)[];
export const unknownCode = "6161100274318";

export function goodOf(id: GoodId): Good {
  return byId.get(id) as Good;
}

export function goodByCode(code: string): GoodId | undefined {
  return goods.find((good) => good.code === code)?.id;
}

export function isGood(id: unknown): id is GoodId {
  return byId.has(id as GoodId);
}

/** `Sugar 1 kg`, `Eggs, tray`. */
export function nameOf({ short, unit, weighed }: Good): string {
  if (weighed) return short;
  return /^\d/.test(unit) ? `${short} ${unit}` : `${short}, ${unit}`;
}

const byId = new Map<GoodId, Good>(goods.map((good) => [good.id, good]));
