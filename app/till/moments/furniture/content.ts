import { shillings } from "~/money/cents";
/** Prices in cents. */
export const fabrics = {
  terracotta: { name: "Terracotta", colour: "#c9714a", more: shillings(0) },
  forest: { name: "Forest", colour: "#2f6b57", more: shillings(0) },
  linen: { name: "Sand linen", colour: "#cdbfa6", more: shillings(0) },
  velvet: { name: "Lake velvet", colour: "#1f5f7a", more: shillings(6_500) },
} as const;

export const sizes = {
  two: { name: "2 seats", price: shillings(62_000), seats: 2 },
  three: { name: "3 seats", price: shillings(84_500), seats: 3 },
  corner: { name: "Corner", price: shillings(128_000), seats: 3 },
} as const;

export type Fabric = keyof typeof fabrics;
export type Size = keyof typeof sizes;

export const fabricNames = Object.keys(fabrics) as Fabric[];
export const sizeNames = Object.keys(sizes) as Size[];

/** In the showroom and in the warehouse. */
export const stock: Record<Fabric, Record<Size, readonly [showroom: number, warehouse: number]>> = {
  terracotta: { two: [2, 3], three: [1, 4], corner: [0, 1] },
  forest: { two: [1, 0], three: [2, 2], corner: [1, 0] },
  linen: { two: [0, 5], three: [0, 0], corner: [0, 2] },
  velvet: { two: [1, 1], three: [0, 1], corner: [0, 0] },
};

export const plan = { least: 20, most: 60, step: 5, months: [2, 3, 4, 6] } as const;

export const room = {
  fabric: "Fabric",
  swatch: (fabric: string, more: string | undefined) => (more ? `${fabric}, ${more} more` : fabric),
  sofa: (size: string, fabric: string) => `Tana sofa, ${size.toLowerCase()}, ${fabric.toLowerCase()}`,
};

export const panel = {
  label: "Size, stock and payment plan",
  size: "Size",
  where: "Where it is",
  branches: ["Mombasa Road showroom", "Athi River warehouse"],
  none: "None",
  delivery: {
    tomorrow: ["Can be delivered", "Tomorrow"],
    "in-3-days": ["Can be delivered", "In 3 days"],
    "made-to-order": ["Made to order", "14 days"],
  },
  deposit: "Deposit",
  depositPercent: "Deposit, percent",
  months: "Months",
  today: "Today, deposit",
  month: (no: number, isLast: boolean) => (isLast ? `Month ${no}, then it is yours` : `Month ${no}`),
  together: "In total, ksh",
  take: (amount: string) => `Take the deposit, ${amount}`,
  taken: "Deposit taken, sofa set aside",
} as const;

export const said = {
  sofa: (sofa: string, price: string, delivery: string) => `${sofa}, ${price}. ${delivery}`,
  plan: (deposit: string, months: number, each: string) =>
    `Deposit ${deposit}, then ${months} months of ${each}`,
};
